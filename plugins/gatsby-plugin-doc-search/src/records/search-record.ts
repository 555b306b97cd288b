import type { SymbolKind } from '../../../../src/model/kinds';
import type { MemberKind } from '../../../../src/model/doc';

/** What a record is, as a badge shows it. `package` is the index page of a package. */
export type RecordKind = 'guide' | 'package' | SymbolKind | MemberKind;

/** One thing that can be found: the same for the embedded index and for Algolia. */
export interface SearchRecord {
  /** Stable from build to build as long as path and anchor are; unique. */
  objectID: string;
  locale: string;
  version: string;
  type: 'guide' | 'symbol' | 'member';
  /** Path and anchor: `/uk/libraries/typeorm/#installation`. */
  url: string;
  path: string;
  anchor: string | null;
  /** Labels from the outermost category to the page's parent. */
  breadcrumb: string[];
  /** lvl0: category or package; lvl1: page; lvl2, lvl3: the headings down to this section, or the member. */
  hierarchy: { lvl0: string | null; lvl1: string; lvl2: string | null; lvl3: string | null };
  /** Further words to find the page by; only on the record of the page itself. */
  keywords: readonly string[];
  /** Plain text, at most `MAX_TEXT_BYTES` long. */
  content: string;
  /** The package that the record belongs to, also for a guide about one. */
  package: string | null;
  kind: RecordKind;
  /** The call signatures in one line: `(string) => Promise<boolean>`; empty if there are none. */
  signature: string;
  /** Rank among equal matches, 0 to 100: pages over sections, symbols over members, the deprecated last. */
  weight: number;
}
