import type { DocSection, ReferenceFacts } from '../../model/doc';
import type { SymbolKind } from '../../model/kinds';

/** An exported symbol of a package. Its summary is plain text. */
export interface SearchableSymbol extends ReferenceFacts {
  /** The package as api routes name it: `persistence-api`, `clients/platform-client`. */
  package: string;
  kind: SymbolKind;
  name: string;
}

/** A symbol or a member that a release took away. */
export interface RemovedName {
  symbol: string;
  /** `null` where the symbol itself is gone. */
  member: string | null;
  /** The id of that release on the page of changes. */
  anchor: string;
  /** Which release took it away, in a sentence. */
  text: string;
}

/** A release of a package. */
export interface SearchableRelease {
  /** The package and the version: `@softkit/typeorm 0.6.0`. */
  title: string;
  /** Its id on the page of changes. */
  anchor: string;
  /** What it changed, in words. */
  text: string;
  /** Whether it left the API as it was. */
  isQuiet: boolean;
}

/** One doc in one language, as the search sees it: plain text, no markup. */
export interface SearchableDoc {
  docId: string;
  /** The language branch, such as `uk`. */
  locale: string;
  /** The version of the documentation, such as `current`. */
  version: string;
  /** The page's path in its locale, with slashes at both ends: `/uk/libraries/typeorm/`. */
  path: string;
  kind: 'guide' | 'reference';
  title: string;
  description: string;
  /** Further words to find the page by. */
  keywords: readonly string[];
  /** Labels from the outermost category to the page's parent. */
  breadcrumb: string[];
  sections: DocSection[];
  /** Set on the page of one symbol; absent on guides and on package pages. */
  symbol?: SearchableSymbol;
  /** Set on the page of a package's changes: the names that are gone, each once. */
  removed?: readonly RemovedName[];
  /** Set on the page of a package's changes, newest first. */
  releases?: readonly SearchableRelease[];
}
