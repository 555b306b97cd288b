import { analyze, joinNeighbors, type AnalyzedPart, type AnalyzedToken } from '../language/analyze';

/** A range of a text, in UTF-16 units: start, and end (exclusive). */
export type TextRange = readonly [start: number, end: number];

/** An excerpt of a text with the matches in it. */
export interface Snippet {
  text: string;
  ranges: TextRange[];
}

/** The index terms that a search matched in a record. */
export interface MatchedTerms {
  /** Those of words and of whole names: marked wherever they are. */
  words: Set<string>;
  /** Those of the parts of names, part by part: `find` and `one` of `findOne` are marked only next to each other. */
  camelCaseParts: Set<string>[];
}

const SNIPPET_LENGTH = 160;
const LEAD = 40;

const NO_TERMS: ReadonlySet<string> = new Set();

const isAmong = ({ word, terms }: AnalyzedPart, matched: ReadonlySet<string>): boolean =>
  matched.has(word) || terms.some((term) => matched.has(term));

/**
 * Finds the words of a text that a search matched.
 *
 * @param text as it is shown
 * @param matched the matched index terms
 * @param locale the language of the text
 * @returns ranges in the order of the text, not overlapping
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
  // Words may have been found as one (see `indexTerms`); that is shown only where none is found by itself, because
  // `health` is the beginning of `healthcheck` too.
  joinNeighbors(parts.map((part) => part.word)).forEach((pair, at) => {
    if (terms.has(pair) && !isFound[at] && !isFound[at + 1]) isFound.fill(true, at, at + 2);
  });
  const found = new Set(parts.filter((_, at) => isFound[at]));
  const isBare = (token: AnalyzedToken): boolean => !token.parts.some((part) => found.has(part));
  const wholes = tokens.filter((token) => isBare(token) && token.wholes.some((whole) => terms.has(whole)));
  return (
    [...found, ...wholes]
      .map(({ start, end }): TextRange => [start, end])
      .sort((a, b) => a[0] - b[0])
      // `base64` and its part `base` begin alike; the longer one comes first.
      .filter(([start], at, all) => start !== all[at - 1]?.[0])
  );
}

/**
 * Extracts the part of a text with the most matches, cut between words.
 *
 * @param text plain text
 * @param matched the matched index terms
 * @param locale the language of the text
 * @param length the most UTF-16 units of the excerpt, ellipses aside
 * @returns the excerpt with ranges in it, or `null` for blank text
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
  const best = matches.reduce(
    (from, [start]) => (within(start).length > within(from).length ? start : from),
    matches[0]?.[0] ?? 0,
  );
  const wanted = Math.max(0, Math.min(best - LEAD, flat.length - length));
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
