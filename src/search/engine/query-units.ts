import { analyze, isLightWord } from '../language/analyze';

/** One query word to look up. */
export interface QueryUnit {
  /** The normalized word. */
  word: string;
  /** Its index terms. */
  terms: string[];
  /** Whether the reader may still be typing it; it then matches as a prefix too. */
  isLast: boolean;
  /** How much it counts, up to 1. */
  weight: number;
  /** Position in the query text. */
  start: number;
  end: number;
  /** Whether it is a part of a name such as `findOne`. */
  isCamelCasePart: boolean;
}

/** A synonym of adjacent words in a query. */
export interface QuerySynonym {
  /** A record must contain all of them. */
  terms: string[];
  /** The units with the same meaning: start, and end (exclusive). */
  from: number;
  to: number;
  /**
   * Whether the units themselves are not looked up. Needed by "how to log in": it isn't about logs.
   */
  replaces: boolean;
}

/** A query word, including stop words that aren't looked up. */
export interface QueryWord {
  term: string;
  isStopWord: boolean;
  /** The number of units before it. */
  at: number;
}

/** A query, split for the lookup. */
export interface QueryPlan {
  units: QueryUnit[];
  words: QueryWord[];
}

/** Checks whether a query is a name such as `findOne`. */
export const isOneName = (units: readonly QueryUnit[]): boolean =>
  units.every(({ isCamelCasePart }) => isCamelCasePart);

/** Limits the lookup time of long queries. */
const MAX_UNITS = 12;

/** Needed by "stop the same nightly task from starting twice": the subject counts more than verbs. */
const LIGHT_WORD_WEIGHT = 0.3;

const INSIDE_NAME = /[\p{L}\p{N}_]/u;

/**
 * Splits a query into the words to look up.
 *
 * @param text - A query without its filters.
 * @param locale - The index language.
 * @returns No units for a text without letters and digits; stop words only if there are no others.
 */
export function planQuery(text: string, locale: string): QueryPlan {
  const tokens = analyze(text, locale);
  const hasContent = tokens.some((token) => token.parts.some((part) => !part.isStopWord));
  const lastStart = tokens.at(-1)?.parts.at(-1)?.start ?? 0;
  const units: QueryUnit[] = [];
  const words: QueryWord[] = [];
  for (const token of tokens) {
    for (const part of token.parts) {
      const isPlainStopWord = part.isStopWord && token.wholes.length === 0;
      if (units.length >= MAX_UNITS) continue;
      words.push({ term: part.terms[0] ?? '', isStopWord: isPlainStopWord, at: units.length });
      if (isPlainStopWord && hasContent) continue;
      const isCamelCasePart = [text[part.start - 1], text[part.end]].some((beside = '') =>
        INSIDE_NAME.test(beside),
      );
      units.push({
        word: part.word,
        terms: part.terms,
        isLast: part.start >= lastStart,
        weight: !isCamelCasePart && isLightWord(part.terms) ? LIGHT_WORD_WEIGHT : 1,
        isCamelCasePart,
        start: part.start,
        end: part.end,
      });
    }
  }
  return { units, words };
}
