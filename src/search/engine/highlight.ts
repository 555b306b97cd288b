import { analyze, joinNeighbors, type AnalyzedPart, type AnalyzedToken } from '../language/analyze';

/** A text range in UTF-16 units: start, and end (exclusive). */
export type TextRange = readonly [start: number, end: number];

/** A text excerpt with its matches. */
export interface Snippet {
  text: string;
  ranges: TextRange[];
}

/** The index terms that a search matched in a record. */
export interface MatchedTerms {
  /** Terms for words and whole names. They are highlighted everywhere. */
  words: Set<string>;
  /**
   * Terms for parts of names. `find` and `one` in `findOne` are highlighted only next to each
   * other.
   */
  camelCaseParts: Set<string>[];
}

const SNIPPET_LENGTH = 160;
const LEAD = 40;

/** Characters that are typical of code. An excerpt with a larger share of them counts as code. */
const CODE = /[{}[\];=<>$|+`]/g;
const MAX_CODE = 0.012;

const NO_TERMS: ReadonlySet<string> = new Set();

const isAmong = ({ word, terms }: AnalyzedPart, matched: ReadonlySet<string>): boolean =>
  matched.has(word) || terms.some((term) => matched.has(term));

/**
 * Finds the words in displayed text that a search matched.
 *
 * @param text - The displayed text.
 * @param matched - The matched index terms.
 * @param locale - The text's language.
 * @returns Ranges in text order that don't overlap.
 */
export function highlight(
  text: string,
  { words: terms, camelCaseParts }: MatchedTerms,
  locale: string,
): TextRange[] {
  const tokens = analyze(text, locale);
  const parts = tokens.flatMap((token) => token.parts);
  const isFound = parts.map((part) => isAmong(part, terms));
  parts.slice(1).forEach((part, at) => {
    const before = parts[at];
    const isPair = camelCaseParts.some(
      (first, position) =>
        before && isAmong(before, first) && isAmong(part, camelCaseParts[position + 1] ?? NO_TERMS),
    );
    if (isPair) isFound.fill(true, at, at + 2);
  });
  // Two words may have matched as one (see `indexTerms`). Highlight such pairs only if no single
  // word matched: `health` is also a prefix of `healthcheck`.
  joinNeighbors(parts.map((part) => part.word)).forEach((pair, at) => {
    if (terms.has(pair) && !isFound[at] && !isFound[at + 1]) isFound.fill(true, at, at + 2);
  });
  const found = new Set(parts.filter((_, at) => isFound[at]));
  const isBare = (token: AnalyzedToken): boolean => !token.parts.some((part) => found.has(part));
  const wholes = tokens.filter((token) => isBare(token) && token.wholes.some((whole) => terms.has(whole)));
  return [...found, ...wholes].map(({ start, end }): TextRange => [start, end]).sort((a, b) => a[0] - b[0]);
}

/**
 * Extracts the part of the text with the most matches, cut between words. Prose comes before code.
 *
 * @param text - Plain text.
 * @param matched - The matched index terms.
 * @param locale - The text's language.
 * @param length - Maximum UTF-16 units in the excerpt, without ellipses.
 * @returns The excerpt with its ranges, or `null` for blank text.
 */
export function makeSnippet(
  text: string,
  matched: MatchedTerms,
  locale: string,
  length: number = SNIPPET_LENGTH,
): Snippet | null {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (!flat) return null;
  const matches = highlight(flat, matched, locale);
  const within = (from: number): TextRange[] =>
    matches.filter(([start, end]) => start >= from && end <= from + length - LEAD);
  const startOf = (match: number): number => Math.max(0, Math.min(match - LEAD, flat.length - length));
  const isProse = (match: number): boolean => {
    const excerpt = flat.slice(startOf(match), startOf(match) + length);
    return (excerpt.match(CODE)?.length ?? 0) <= excerpt.length * MAX_CODE;
  };
  const starts = matches.map(([start]) => start);
  const inProse = starts.filter(isProse);
  // If all matches are in code, prefer the beginning of a text that starts with prose.
  const candidates = inProse.length > 0 ? inProse : flat.slice(0, LEAD).search(CODE) < 0 ? [0] : starts;
  const best = candidates.reduce(
    (from, start) => (within(start).length > within(from).length ? start : from),
    candidates[0] ?? 0,
  );
  const wanted = startOf(best);
  const from = wanted === 0 ? 0 : flat.indexOf(' ', wanted - 1) + 1;
  const end = from + length >= flat.length ? flat.length : flat.lastIndexOf(' ', from + length);
  const to = end > from ? end : from + length;
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    text: `${before}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`,
    ranges: matches
      .filter(([start, stop]) => start >= from && stop <= to)
      .map(([start, stop]) => [start + shift, stop + shift] as const),
  };
}
