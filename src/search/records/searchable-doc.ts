import type { DocSection, ReferenceData } from '../../model/docs/doc';
import type { SymbolKind } from '../../model/reference/kinds';

/** A symbol exported from a package. Its summary is plain text. */
export interface SearchableSymbol extends ReferenceData {
  /** The package as API routes spell it: `persistence-api`, `clients/platform-client`. */
  package: string;
  kind: SymbolKind;
  name: string;
}

/** A symbol or member that was removed in a release. */
export interface RemovedName {
  symbol: string;
  /** `null` if the symbol itself was removed. */
  member: string | null;
  /** The release's ID on the changes page. */
  anchor: string;
  /** A sentence about the release that removed it. */
  text: string;
}

/** A package release. */
export interface SearchableRelease {
  /** Package and version: `@softkit/typeorm 0.6.0`. */
  title: string;
  /** The release's ID on the changes page. */
  anchor: string;
  /** The changes as text. */
  text: string;
  /** Whether the API didn't change. */
  isQuiet: boolean;
}

/** A doc in one language, as plain text without markup. */
export interface SearchableDoc {
  docId: string;
  /** The language code, such as `uk`. */
  locale: string;
  /** The documentation version, such as `current`. */
  version: string;
  /** The page's path in its locale, with leading and trailing slashes: `/uk/libraries/typeorm/`. */
  path: string;
  kind: 'guide' | 'reference';
  title: string;
  description: string;
  /** More words to find the page by. */
  keywords: readonly string[];
  /** How readers ask for the page, in their own words. */
  questions: readonly string[];
  /** Whether the page is for contributors. */
  isForContributors: boolean;
  /** Labels from the outermost category to the page's parent. */
  breadcrumb: string[];
  sections: readonly DocSection[];
  /** Set on symbol pages only. */
  symbol?: SearchableSymbol;
  /** Set on changes pages: the removed names, each once. */
  removed?: readonly RemovedName[];
  /** Set on changes pages, newest first. */
  releases?: readonly SearchableRelease[];
}
