import type { RecordFields } from './record-fields';

/** A search record, for both the embedded index and Algolia. */
export interface SearchRecord extends RecordFields {
  /** Unique, and stable between builds while path and anchor don't change. */
  objectID: string;
  locale: string;
  version: string;
  /** Path and anchor: `/uk/libraries/typeorm/#installation`. */
  url: string;
  path: string;
  anchor: string | null;
  /**
   * lvl0: category or package; lvl1: page; lvl2 and lvl3: headings above the section, or the
   * member.
   */
  hierarchy: { lvl0: string | null; lvl1: string; lvl2: string | null; lvl3: string | null };
  /** Plain text, at most `MAX_TEXT_BYTES` long. */
  content: string;
  /** The call signatures on one line: `(string) => Promise<boolean>`; empty if there are none. */
  signature: string;
}
