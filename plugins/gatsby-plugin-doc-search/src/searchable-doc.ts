import type { SymbolKind } from '../../../src/model/kinds';

/** What a member of a symbol is. */
export type MemberKind = 'constructor' | 'property' | 'method' | 'accessor' | 'enum-member';

/** One call signature, its types as they are written in the source. */
export interface SearchableSignature {
  typeParameters: string[];
  /** The type of each parameter, in order. */
  parameters: string[];
  returns: string;
}

/** A member of a class, an interface or an enumeration. */
export interface SearchableMember {
  name: string;
  /** The id of the member's heading on the symbol's page. */
  anchor: string;
  kind: MemberKind;
  /** Plain text, one or two sentences. */
  summary: string;
  signatures: SearchableSignature[];
}

/** An exported symbol of a package. */
export interface SearchableSymbol {
  /** The package as api routes name it: `persistence-api`, `clients/platform-client`. */
  package: string;
  kind: SymbolKind;
  name: string;
  /** Plain text, one or two sentences. */
  summary: string;
  deprecated: boolean;
  signatures: SearchableSignature[];
  members: SearchableMember[];
}

/** A stretch of a doc that one heading stands over. */
export interface SearchableSection {
  /** The heading's id; `null` for the text before the first heading. */
  id: string | null;
  /** The heading's text; empty before the first heading. */
  title: string;
  /** The heading's level, 1 to 6. */
  level: number;
  /** Plain text of the section, without its subsections. */
  text: string;
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
  sections: SearchableSection[];
  /** Set on the page of one symbol; absent on guides and on package pages. */
  symbol?: SearchableSymbol;
}
