import { indexTerms } from '../language/analyze';
import type { SearchRecord } from '../records/search-record';

/** The full-text part of an index. */
export interface FullPart {
  part: 'full';
  digest: string;
  /** Each record's text, by ID. */
  texts: string[];
  /** Each term with the IDs of its records: the first ID, then the distances between them. */
  postings: [term: string, ...steps: number[]][];
}

/**
 * Serializes the full-text part: each record's text, and the records for each term. The terms are
 * computed here because that takes a second. Positions aren't stored, because highlighting searches
 * the text again.
 *
 * @param records - Records in one locale and version, in the same order as in the names part.
 * @param digest - The records' fingerprint.
 * @returns JSON for `unpackFull`.
 */
export function packFull(records: readonly SearchRecord[], digest: string): string {
  const postings = new Map<string, number[]>();
  records.forEach((record, id) => {
    for (const term of new Set(indexTerms(record.content, record.locale))) {
      const ids = postings.get(term);
      if (ids) ids.push(id);
      else postings.set(term, [id]);
    }
  });
  const full: FullPart = {
    part: 'full',
    digest,
    texts: records.map((record) => record.content),
    postings: [...postings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, ids]) => [term, ...ids.map((id, at) => id - (ids[at - 1] ?? 0))]),
  };
  return JSON.stringify(full);
}

/**
 * Reads the output from `packFull`.
 *
 * @param json - The full-text part.
 * @returns The part's digest, and text and terms by record ID.
 * @throws SyntaxError if it is not JSON; Error if it is not a full-text part.
 */
export function unpackFull(json: string): { digest: string; texts: string[]; terms: string[][] } {
  const full = JSON.parse(json) as Partial<FullPart> | null;
  if (full?.part !== 'full' || !full.texts) {
    throw new Error('the search index is damaged (full text). Build the site again.');
  }
  const { digest, texts, postings } = full as FullPart;
  const terms = texts.map((): string[] => []);
  for (const [term, ...steps] of postings) {
    let id = 0;
    for (const step of steps) terms[(id += step)]?.push(term);
  }
  return { digest, texts, terms };
}
