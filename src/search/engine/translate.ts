import { analyze } from '../language/analyze';
import { removeSeparators } from '../../model/text/normalize';
import type { Synonym } from './names-part';
import { planQuery, type QueryPlan, type QuerySynonym, type QueryWord } from './query-units';

/** Returns the synonyms for a query's words. */
export type Translate = (plan: Pick<QueryPlan, 'units' | 'words'>) => QuerySynonym[];

/** Limits the number of word combinations to look up. */
const MAX_TERM_WORDS = 3;

/**
 * Returns the sets of terms under which an index may contain a synonym: the words' stems, and for
 * several words also one identifier (`health-check`).
 */
function indexNames(text: string, locale: string): string[][] {
  const parts = analyze(text, locale).flatMap((token) => token.parts);
  const content = parts.filter(({ isStopWord }) => !isStopWord);
  const stems = (content.length > 0 ? content : parts).map(({ terms }) => terms[0] ?? '');
  return parts.length > 1 ? [[removeSeparators(text)], stems] : [stems];
}

const keyOf = (words: readonly QueryWord[]): string => words.map(({ term }) => term).join(' ');

/**
 * Returns the lookup keys for words: as they are, and without stop words if more than one word
 * remains.
 */
function keysOf(words: readonly QueryWord[]): string[] {
  const content = words.filter(({ isStopWord }) => !isStopWord);
  return content.length > 1 && content.length < words.length
    ? [keyOf(words), keyOf(content)]
    : [keyOf(words)];
}

/**
 * Creates a synonym lookup. Each of two terms finds the other, and the words typed for them find
 * both.
 *
 * @param synonyms - Terms; those with more than three words never match.
 * @param locale - The index language.
 * @returns A function that returns more terms to look up, and the words that they replace.
 */
export function createTranslate(synonyms: readonly Synonym[], locale: string): Translate {
  const targets = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    for (const key of keysOf(planQuery(from, locale).words))
      targets.set(key, (targets.get(key) ?? new Set()).add(to));
  };
  for (const [one, other, ...typed] of synonyms) {
    add(one, other);
    add(other, one);
    for (const word of typed) {
      add(word, one);
      add(word, other);
    }
  }
  const translateWords = (window: readonly QueryWord[], to: number): QuerySynonym[] => {
    const from = window[0]?.at ?? to;
    const replaces = to - from === 1 && window.length > 1;
    return from === to
      ? []
      : keysOf(window)
          .flatMap((key) => [...(targets.get(key) ?? [])])
          .flatMap((target) => indexNames(target, locale))
          .map((terms) => ({
            terms,
            from,
            to,
            replaces,
          }));
  };
  return ({ units, words }) => {
    const all = words.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_TERM_WORDS, words.length - start) }, (_length, more) =>
        translateWords(words.slice(start, start + more + 1), words[start + more + 1]?.at ?? units.length),
      ).flat(),
    );
    const isReplaced = ({ from, to }: QuerySynonym): boolean =>
      all.some((other) => other.replaces && other.from === from && other.to === to);
    return all.filter((whole) => whole.replaces || !isReplaced(whole));
  };
}
