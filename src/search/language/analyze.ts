import type { Analyzer } from '../../locales/analyzer';
import { analyzers } from '../../locales/analyzers';
import { localeCodes } from '../../locales/locales';
import { tokenize } from './tokenize';

/** A searchable part of a token. */
export interface AnalyzedPart {
  /** The normalized word. */
  word: string;
  /** Its index terms: the stem, and a second one if «ґ» may be spelled «г». */
  terms: string[];
  isStopWord: boolean;
  start: number;
  end: number;
}

/** A word or identifier with all of its index terms. */
export interface AnalyzedToken {
  start: number;
  end: number;
  parts: AnalyzedPart[];
  /** Terms for the whole identifier, longest first; empty for a plain word. */
  wholes: string[];
}

const memo = new Map<string, string[]>();
const MEMO_LIMIT = 50_000;

/**
 * Returns all analyzers, starting with the page's language: two languages may use the same
 * letters.
 */
function analyzersFor(locale: string): Analyzer[] {
  const first = analyzers.filter((_, at) => localeCodes[at] === locale);
  return [...first, ...analyzers];
}

/**
 * Returns the index terms for a normalized word.
 *
 * @param word - A normalized word in one alphabet.
 * @param locale - The language of the page or query.
 * @returns At least one term.
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

/** Checks whether a normalized word is a stop word in any language. */
export const isStopWord = (word: string): boolean => analyzers.some(({ stopWords }) => stopWords.has(word));

/**
 * Checks for a word that says little about the subject, such as "set", "start", or "one".
 *
 * @param terms - The word's index terms.
 */
export const isLightWord = (terms: readonly string[]): boolean =>
  analyzers.some(({ lightStems }) => terms.some((term) => lightStems.has(term)));

/**
 * Checks whether a query is a question in words, such as "how do queues work".
 *
 * @param text - A query without its filters.
 */
export function isQuestion(text: string): boolean {
  const [first, ...rest] = tokenize(text);
  const word = first?.parts[0]?.text ?? '';
  return rest.length > 0 && analyzers.some(({ questionWords }) => questionWords.has(word));
}

/**
 * Returns what a question such as "port default" asks about, or `null` for other queries.
 *
 * @param text - A query without its filters.
 */
export function subjectOfDefault(text: string): string | null {
  const [match] = analyzers
    .flatMap(({ defaultOf }) => defaultOf.exec(text) ?? [])
    .slice(1)
    .filter(Boolean);
  return match ?? null;
}

// Only Ukrainian compounds are inflected as a whole («тайм-аути»); identifiers stay unchanged.
const wholeTerm = (whole: string, locale: string): string[] =>
  /^[\p{sc=Cyrillic}’]+$/u.test(whole) ? stem(whole, locale) : [whole];

/**
 * Analyzes text for both indexing and searching, so that their terms match.
 *
 * @param text - Any text, not normalized.
 * @param locale - The language of the page or query.
 * @returns Tokens with their index terms, in text order.
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

/** Index terms to add to the stems of content words. All default to false. */
interface IndexTermsOptions {
  /** Words such as "the". */
  stopWords?: boolean;
  /** The words themselves, so that a prefix finds them. */
  words?: boolean;
  /**
   * Pairs of adjacent words, so that `graphql` finds `GraphQLWebsocketResolver`, and
   * `testcontainers` finds "Test containers".
   */
  pairs?: boolean;
}

/**
 * Returns a text's index terms.
 *
 * @param text - Any text.
 * @param locale - The text's language.
 * @param options - Additional terms.
 * @returns Terms, repeated for each occurrence.
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
  // Identifiers consist of Latin words only.
  return [...terms, ...joinNeighbors(words).filter((pair) => /^[\p{sc=Latin}\p{N}]+$/u.test(pair))];
}

/**
 * Joins each word with the next one.
 *
 * @param words - Normalized words in order.
 * @returns One string fewer than there are words.
 */
export function joinNeighbors(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
}
