import { indexTerms } from '../language/analyze';
import type { SearchRecord } from '../records/search-record';

/** One term and the records that have it, as ids with the number of times it occurs. */
export interface Posting {
  term: string;
  occurrences: (readonly [record: number, times: number])[];
}

/** The full-text part of an index after parsing. */
export interface FullPart {
  digest: string;
  /** The text of each record, by id. */
  texts: string[];
  postings: Posting[];
}

interface PackedFull {
  part: 'full';
  digest: string;
  texts: string[];
  /** Sorted, one a line. */
  terms: string;
  /** For each term, the steps from one record id to the next: see `writeStep`. One line a term. */
  records: string;
}

// A step is written in digits of base 32, all but the last from MORE; then how often the term occurs, if more than once.
const MORE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456';
const LAST = 'abcdefghijklmnopqrstuvwxyz7890-_';
const TIMES = '!*+';

function writeStep(step: number, times: number): string {
  let digits = LAST[step % 32] ?? '';
  for (let rest = Math.floor(step / 32); rest > 0; rest = Math.floor(rest / 32))
    digits = (MORE[rest % 32] ?? '') + digits;
  // Beyond four, more occurrences say nothing about the topic of a text.
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
 * Writes the full-text part: the text of each record once, and which terms occur where. No positions: highlighting
 * finds the words in the text again.
 *
 * @param records the records of one locale and version, in the order of the names part
 * @param digest their fingerprint
 * @returns JSON that `unpackFull` reads
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
 * Reads what `packFull` wrote.
 *
 * @param json the full-text part
 * @returns texts by record id, and the postings
 * @throws SyntaxError if it is not JSON; Error if it is not a full-text part
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
