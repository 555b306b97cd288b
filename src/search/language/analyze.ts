import type { Analyzer } from '../../locales/analyzer';
import { analyzers } from '../../locales/analyzers';
import { defaultLocale, isLocale } from '../../locales/locales';
import { normalize } from './normalize';
import { tokenize } from './tokenize';

/** One searched piece of a token. */
export interface AnalyzedPart {
  /** The normalized word itself. */
  word: string;
  /** Its index terms: its stem, and a second one where «ґ» may be written «г». */
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

/** All languages, that of the page first: two of them may share their letters. */
function analyzersFor(locale: string): Analyzer[] {
  const own = isLocale(locale) ? [analyzers[locale]] : [];
  return [...new Set([...own, analyzers[defaultLocale], ...Object.values(analyzers)])];
}

/**
 * The index terms of one normalized word.
 *
 * @param word a normalized word of one alphabet
 * @param locale the language of the page or the query
 * @returns at least one term
 */
export function stem(word: string, locale: string): string[] {
  const key = `${locale} ${word}`;
  const cached = memo.get(key);
  if (cached) return cached;
  const terms = analyzersFor(locale)
    .find(({ script }) => script.test(word))
    ?.stems(word) ?? [word];
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(key, terms);
  return terms;
}

/** Whether a normalized word says nothing about a page, in any language. */
export const isStopWord = (word: string): boolean =>
  Object.values(analyzers).some(({ stopWords }) => stopWords.has(word));

/**
 * Whether a text is a question in words, such as "how do queues work".
 *
 * @param text a query without its filters
 */
export function isQuestion(text: string): boolean {
  const [first, ...rest] = tokenize(text);
  const word = first?.parts[0]?.text ?? '';
  return rest.length > 0 && Object.values(analyzers).some(({ questionWords }) => questionWords.has(word));
}

// Only Ukrainian compounds inflect as wholes («тайм-аути»); identifiers are kept as they are.
const wholeTerm = (whole: string, locale: string): string[] =>
  /^[\p{sc=Cyrillic}’]+$/u.test(whole) ? stem(whole, locale) : [whole];

/**
 * The one analysis that index and query share.
 *
 * @param text any text, not normalized
 * @param locale the language of the page or the query
 * @returns its tokens with their index terms, in the order of the text
 */
export function analyze(text: string, locale: string): AnalyzedToken[] {
  return tokenize(text).map(({ start, end, parts, wholes }) => ({
    start,
    end,
    parts: parts.map((part) => ({
      word: part.text,
      terms: stem(part.text, locale),
      isStopWord: isStopWord(part.text),
      start: part.start,
      end: part.end,
    })),
    wholes: [...new Set(wholes.flatMap((whole) => wholeTerm(whole, locale)))],
  }));
}

/** What a text adds to an index besides the stems of its content words. All default to false. */
interface IndexTermsOptions {
  /** Words such as "the". */
  stopWords?: boolean;
  /** The words themselves, so that a half-typed word is found as their beginning. */
  words?: boolean;
  /** Adjacent words joined, so that `graphql` finds `GraphQLWebsocketResolver`, and `testcontainers` "Test containers". */
  pairs?: boolean;
}

/**
 * The terms that a text puts into an index.
 *
 * @param text any text
 * @param locale its language
 * @param options what to add
 * @returns terms, repeated as often as they occur
 */
export function indexTerms(text: string, locale: string, options: IndexTermsOptions = {}): string[] {
  const tokens = analyze(text, locale);
  const terms = tokens.flatMap((token) => {
    const parts = token.parts.filter((part) => options.stopWords || !part.isStopWord);
    const words = options.words ? parts.map((part) => part.word) : [];
    return [...new Set([...parts.flatMap((part) => part.terms), ...words, ...token.wholes])];
  });
  if (!options.pairs) return terms;
  const words = tokens.flatMap((token) => token.parts.map((part) => part.word));
  // Only Latin words make identifiers.
  return [...terms, ...joinNeighbors(words).filter((pair) => /^[\p{sc=Latin}\p{N}]+$/u.test(pair))];
}

/**
 * Each word joined with the next.
 *
 * @param words normalized words in order
 * @returns one string fewer than there are words
 */
export function joinNeighbors(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
}

/**
 * Reduces a text to lowercase letters and digits, for comparing names as a whole.
 *
 * @param text a name or a query
 * @returns for example `healthcheckmodule` for `HealthCheckModule` and for `health check module`
 */
export function removeSeparators(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
}
