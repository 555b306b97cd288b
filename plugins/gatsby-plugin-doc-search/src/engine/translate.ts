import { analyze, squeeze } from '../language/analyze';
import type { Synonym } from './names-part';
import { planQuery, type QueryUnit, type QueryWhole } from './query-units';

/** Gives the synonyms of the words of a query. */
export type Translate = (units: readonly QueryUnit[]) => QueryWhole[];

// A synonym is a good guess; the word that was typed is what was meant.
const SYNONYM_WEIGHT = 0.8;
const LONGEST_TERM = 3;

const stemsOf = (text: string, locale: string): string[] =>
  analyze(text, locale).flatMap((token) => token.parts.map((part) => part.terms[0] ?? ''));

/** What a term is called in an index: the stem of one word, several words as one identifier (`health-check`). */
function indexName(text: string, locale: string): string {
  const stems = stemsOf(text, locale);
  return stems.length === 1 && stems[0] ? stems[0] : squeeze(text);
}

const keyOf = (units: readonly QueryUnit[]): string => units.map((unit) => unit.terms[0] ?? '').join(' ');

/**
 * Makes a look-up of synonyms: each of two terms finds the other, and the words that are typed for them find both.
 *
 * @param synonyms terms; those of more than three words are passed over
 * @param locale the language of the index
 * @returns a function that gives, for the words of a query, what else to look for and in whose place
 */
export function createTranslate(synonyms: readonly Synonym[], locale: string): Translate {
  const targets = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const key = keyOf(planQuery(from, locale).units);
    targets.set(key, (targets.get(key) ?? new Set()).add(indexName(to, locale)));
  };
  for (const [one, other, ...typed] of synonyms) {
    add(one, other);
    add(other, one);
    for (const word of typed) {
      add(word, one);
      add(word, other);
    }
  }
  return (units) =>
    units.flatMap((_, from) =>
      Array.from({ length: LONGEST_TERM }, (_length, more) => from + more + 1)
        .filter((to) => to <= units.length)
        .flatMap((to) => {
          return [...(targets.get(keyOf(units.slice(from, to))) ?? [])].map(
            (term): QueryWhole => ({ term, from, to, isLast: false, weight: SYNONYM_WEIGHT * (to - from) }),
          );
        }),
    );
}
