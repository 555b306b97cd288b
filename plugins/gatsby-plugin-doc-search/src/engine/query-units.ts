import { analyze, joinNeighbours } from '../language/analyze';

/** One word of a query. */
export interface QueryUnit {
  /** The normalised word. */
  word: string;
  /** Its index terms. */
  terms: string[];
  /** Whether the reader may still be typing it, so that it matches as a prefix too. */
  isLast: boolean;
}

/**
 * Another term for some neighbouring words of a query: the identifier that they may be (`health check` is in
 * `HealthCheckModule`), or a synonym.
 */
export interface QueryWhole {
  term: string;
  /** The units that a match of the whole covers: from, up to but without. */
  from: number;
  to: number;
  isLast: boolean;
  /** What its match is worth beside a match of the words one by one. */
  weight: number;
}

/** A query as the matcher takes it. */
export interface QueryPlan {
  units: QueryUnit[];
  wholes: QueryWhole[];
}

// Matching parts of a name as one word says more than matching them one by one.
const WHOLE_WEIGHT = 1.3;
// Each word costs a handful of look-ups; nobody reads results of a longer query word by word.
const MAX_UNITS = 12;

/**
 * Makes the words of a query into what is looked up.
 *
 * @param text a query without its filters
 * @param locale the language of the index
 * @returns no units if the text has no letters or digits; stop words only if there is nothing else
 */
export function planQuery(text: string, locale: string): QueryPlan {
  const tokens = analyze(text, locale);
  const hasContent = tokens.some((token) => token.parts.some((part) => !part.isStopWord));
  const lastStart = tokens.at(-1)?.parts.at(-1)?.start ?? 0;
  const units: (QueryUnit & { start: number })[] = [];
  const wholes: QueryWhole[] = [];
  for (const token of tokens) {
    const from = units.length;
    for (const part of token.parts) {
      const isPlainStopWord = part.isStopWord && token.wholes.length === 0;
      // `base64` is analysed into itself and `base`; a query means the former.
      if ((isPlainStopWord && hasContent) || units.at(-1)?.start === part.start || units.length >= MAX_UNITS)
        continue;
      units.push({ word: part.word, terms: part.terms, isLast: part.start >= lastStart, start: part.start });
    }
    for (const term of token.wholes)
      wholes.push({ term, from, to: units.length, isLast: token === tokens.at(-1), weight: WHOLE_WEIGHT });
  }
  joinNeighbours(units.map((unit) => unit.word)).forEach((term, at) => {
    wholes.push({ term, from: at, to: at + 2, isLast: units[at + 1]?.isLast ?? false, weight: WHOLE_WEIGHT });
  });
  return { units, wholes: wholes.filter((whole) => whole.to > whole.from) };
}
