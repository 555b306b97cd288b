import { normalize, spellings } from './normalize';
import { stemEn } from './stem-en';
import { stemUk } from './stem-uk';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokenize';

/** One searched piece of a token. */
export interface AnalyzedPart {
  /** The normalised word itself. */
  word: string;
  /** What stands for it in an index: its stem, and a second one where «ґ» may be written «г». */
  terms: string[];
  isStopWord: boolean;
  start: number;
  end: number;
}

/** A word or identifier with everything under which it is found. */
export interface AnalyzedToken {
  start: number;
  end: number;
  parts: AnalyzedPart[];
  /** Terms for the identifier as a whole, the longest first; empty for a plain word. */
  wholes: string[];
}

const memo = new Map<string, string[]>();
const MEMO_LIMIT = 50_000;

/**
 * The index terms of one normalised word.
 *
 * @param word a normalised word of one alphabet
 * @returns one or two terms
 */
export function stem(word: string): string[] {
  const known = memo.get(word);
  if (known) return known;
  const toStem = /\p{sc=Cyrillic}$/u.test(word) ? stemUk : stemEn;
  const terms = [...new Set(spellings(word).map(toStem))];
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(word, terms);
  return terms;
}

// Only Ukrainian compounds inflect as wholes («тайм-аути»); identifiers are kept as they are.
const wholeTerm = (whole: string): string[] => (/^[\p{sc=Cyrillic}’]+$/u.test(whole) ? stem(whole) : [whole]);

/**
 * The one analysis that index and query share.
 *
 * @param text any text, not normalised
 * @returns its tokens with their index terms, in the order of the text
 */
export function analyze(text: string): AnalyzedToken[] {
  return tokenize(text).map(({ start, end, parts, wholes }) => ({
    start,
    end,
    parts: parts.map((part) => ({
      word: part.text,
      terms: stem(part.text),
      isStopWord: STOP_WORDS.has(part.text),
      start: part.start,
      end: part.end,
    })),
    wholes: [...new Set(wholes.flatMap(wholeTerm))],
  }));
}

/** What a text puts into an index beside the stems of its telling words. All default to false. */
export interface IndexTermsOptions {
  /** Words such as "the". */
  stopWords?: boolean;
  /** The words themselves, so that a half-typed word is found as their beginning. */
  words?: boolean;
  /** Neighbouring words joined, so that `graphql` finds `GraphQLWebsocketResolver`, and `testcontainers` "Test containers". */
  pairs?: boolean;
}

/**
 * The terms that a text puts into an index.
 *
 * @param text any text
 * @param options what to add
 * @returns terms, repeated as often as they occur
 */
export function indexTerms(text: string, options: IndexTermsOptions = {}): string[] {
  const tokens = analyze(text);
  const terms = tokens.flatMap((token) => {
    const parts = token.parts.filter((part) => options.stopWords || !part.isStopWord);
    const words = options.words ? parts.map((part) => part.word) : [];
    return [...new Set([...parts.flatMap((part) => part.terms), ...words, ...token.wholes])];
  });
  if (!options.pairs) return terms;
  const words = tokens.flatMap((token) => token.parts.map((part) => part.word));
  // Only Latin words make identifiers.
  return [...terms, ...joinNeighbours(words).filter((pair) => /^[\p{sc=Latin}\p{N}]+$/u.test(pair))];
}

/**
 * Each word joined with the next.
 *
 * @param words normalised words in order
 * @returns one string fewer than there are words
 */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
}

/**
 * A text reduced to its letters and digits, in lower case: the form in which names are compared as wholes.
 *
 * @param text a name or a query
 * @returns for example `healthcheckmodule` for `HealthCheckModule` and for `health check module`
 */
export function squeeze(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
}
