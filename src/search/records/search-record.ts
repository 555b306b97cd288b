import type { RecordFields } from './record-fields';

/** One thing that can be found: the same for the embedded index and for Algolia. */
export interface SearchRecord extends RecordFields {
  /** Stable from build to build as long as path and anchor are; unique. */
  objectID: string;
  locale: string;
  version: string;
  /** Path and anchor: `/uk/libraries/typeorm/#installation`. */
  url: string;
  path: string;
  anchor: string | null;
  /** lvl0: category or package; lvl1: page; lvl2, lvl3: the headings down to this section, or the member. */
  hierarchy: { lvl0: string | null; lvl1: string; lvl2: string | null; lvl3: string | null };
  /** Plain text, at most `MAX_TEXT_BYTES` long. */
  content: string;
  /** The call signatures in one line: `(string) => Promise<boolean>`; empty if there are none. */
  signature: string;
}
