import { analyze, joinNeighbors } from '../language/analyze';

/** One word of a query. */
export interface QueryUnit {
  /** The normalized word. */
  word: string;
  /** Its index terms. */
  terms: string[];
  /** Whether the reader may still be typing it, so that it matches as a prefix too. */
  isLast: boolean;
  /** Whether it is a part of a name such as `findOne`, which means little without the parts beside it. */
  isHump: boolean;
}

/**
 * What else to look for in the place of adjacent words of a query: the identifier that they may form (`health check` is in
 * `HealthCheckModule`), or a synonym.
 */
export interface QueryWhole {
  /** A record has to have all of them. */
  terms: string[];
  /** The units that a match of the whole covers: start, and end (exclusive). */
  from: number;
  to: number;
  isLast: boolean;
  /** Whether the words mean this and not what each says alone: "log in" is not about logs. */
  replaces: boolean;
  /** The weight of its match relative to matching the words one by one. */
  weight: number;
}

/** A word of a query, whether it is looked up or not. */
export interface QueryWord {
  term: string;
  isStopWord: boolean;
  /** How many units come before it. */
  at: number;
}

/** A query in the form the matcher takes. */
export interface QueryPlan {
  units: QueryUnit[];
  words: QueryWord[];
  wholes: QueryWhole[];
}

// Matching parts of a name as one word says more than matching them one by one.
const WHOLE_WEIGHT = 1.3;
// Each word costs several lookups, and more words hardly improve the results.
const MAX_UNITS = 12;

const INSIDE_NAME = /[\p{L}\p{N}_]/u;

/**
 * Turns the words of a query into lookups.
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
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  for (const token of tokens) {
    const from = units.length;
    for (const part of token.parts) {
      const isPlainStopWord = part.isStopWord && token.wholes.length === 0;
      // `base64` is analyzed into itself and `base`; a query means the former.
      if (units.at(-1)?.start === part.start || units.length >= MAX_UNITS) continue;
      words.push({ term: part.terms[0] ?? '', isStopWord: isPlainStopWord, at: units.length });
      if (isPlainStopWord && hasContent) continue;
      units.push({
        word: part.word,
        terms: part.terms,
        isLast: part.start >= lastStart,
        isHump: [text[part.start - 1], text[part.end]].some((beside = '') => INSIDE_NAME.test(beside)),
        start: part.start,
      });
    }
    for (const term of token.wholes)
      wholes.push({
        terms: [term],
        from,
        to: units.length,
        isLast: token === tokens.at(-1),
        replaces: false,
        weight: WHOLE_WEIGHT,
      });
  }
  joinNeighbors(units.map((unit) => unit.word)).forEach((term, at) => {
    wholes.push({
      terms: [term],
      from: at,
      to: at + 2,
      isLast: units[at + 1]?.isLast ?? false,
      replaces: false,
      weight: WHOLE_WEIGHT,
    });
  });
  return { units, words, wholes: wholes.filter((whole) => whole.to > whole.from) };
}
