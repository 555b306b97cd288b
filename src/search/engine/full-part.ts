import { indexTerms } from '../language/analyze';
import type { SearchRecord } from '../records/search-record';

/** A term and the records that contain it, as IDs with the number of occurrences. */
export interface Posting {
  term: string;
  occurrences: (readonly [record: number, times: number])[];
}

/** The full-text part of an index after parsing. */
export interface FullPart {
  digest: string;
  /** Each record's text, by ID. */
  texts: string[];
  postings: Posting[];
}

interface PackedFull {
  part: 'full';
  digest: string;
  texts: string[];
  /** Sorted, one per line. */
  terms: string;
  /** Steps from one record ID to the next (see `writeStep`), one line per term. */
  records: string;
}

// A step is written in base 32: digits from MORE, a last digit from LAST, then a character from
// TIMES if the term occurs more than once.
const MORE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456';
const LAST = 'abcdefghijklmnopqrstuvwxyz7890-_';
const TIMES = '!*+';

function writeStep(step: number, times: number): string {
  let digits = LAST[step % 32] ?? '';
  for (let rest = Math.floor(step / 32); rest > 0; rest = Math.floor(rest / 32))
    digits = (MORE[rest % 32] ?? '') + digits;
  // More than four occurrences don't improve relevance.
  return times > 1 ? digits + (TIMES[Math.min(times, 4) - 2] ?? '') : digits;
}

function readSteps(line: string): [number, number][] {
  const occurrences: [number, number][] = [];
  let record = 0;
  let step = 0;
  for (const char of line) {
    const times = TIMES.indexOf(char);
    const more = MORE.indexOf(char);
    const last = occurrences.at(-1);
    if (times >= 0) {
      if (last) last[1] = times + 2;
    } else if (more >= 0) {
      step = step * 32 + more;
    } else {
      record += step * 32 + LAST.indexOf(char);
      step = 0;
      occurrences.push([record, 1]);
    }
  }
  return occurrences;
}

/**
 * Serializes the full-text part: each record's text, and the records for each term. Positions
 * aren't stored, because highlighting searches the text again.
 *
 * @param records - Records in one locale and version, in the same order as in the names part.
 * @param digest - The records' fingerprint.
 * @returns JSON for `unpackFull`.
 */
export function packFull(records: readonly SearchRecord[], digest: string): string {
  const postings = new Map<string, Map<number, number>>();
  records.forEach((record, id) => {
    for (const term of indexTerms(record.content, record.locale)) {
      const occurrences = postings.get(term) ?? new Map<number, number>();
      occurrences.set(id, (occurrences.get(id) ?? 0) + 1);
      postings.set(term, occurrences);
    }
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const line = (occurrences: Map<number, number>): string =>
    [...occurrences].map(([id, times], at, all) => writeStep(id - (all[at - 1]?.[0] ?? 0), times)).join('');
  const packed: PackedFull = {
    part: 'full',
    digest,
    texts: records.map((record) => record.content),
    terms: sorted.map(([term]) => term).join('\n'),
    records: sorted.map(([, occurrences]) => line(occurrences)).join('\n'),
  };
  return JSON.stringify(packed);
}

/**
 * Reads the output from `packFull`.
 *
 * @param json - The full-text part.
 * @returns Texts by record ID, and the postings.
 * @throws SyntaxError if it is not JSON; Error if it is not a full-text part.
 */
export function unpackFull(json: string): FullPart {
  const packed = JSON.parse(json) as Partial<PackedFull> | null;
  if (packed?.part !== 'full' || !packed.texts) {
    throw new Error('search index: expected a full-text part. Build the site again.');
  }
  const { digest, texts, terms, records } = packed as PackedFull;
  const lines = records.split('\n');
  const postings = terms.split('\n').map((term, at) => ({ term, occurrences: readSteps(lines[at] ?? '') }));
  return { digest, texts, postings: terms ? postings : [] };
}
