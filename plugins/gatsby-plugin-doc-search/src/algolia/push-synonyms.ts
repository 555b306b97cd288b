import type { SearchIndex } from 'algoliasearch';
import type { Synonym } from '../../../../src/search/engine/names-part';

/** A synonym rule in Algolia's format. */
type AlgoliaSynonym = Parameters<SearchIndex['replaceAllSynonyms']>[0][number];

/**
 * Converts the embedded index's synonyms to Algolia rules: two terms match each other, and a typed
 * word matches both.
 *
 * @param synonyms - Pairs of terms in two languages, with other words that readers may type for
 *   them.
 * @returns A rule for each pair and each typed word, with IDs that depend only on the words.
 */
function toAlgoliaSynonyms(synonyms: readonly Synonym[]): AlgoliaSynonym[] {
  return synonyms.flatMap(([one, other, ...typed]): AlgoliaSynonym[] => [
    { objectID: `${one} = ${other}`, type: 'synonym', synonyms: [one, other] },
    ...typed.map(
      (input): AlgoliaSynonym => ({
        objectID: `${input} → ${one} = ${other}`,
        type: 'oneWaySynonym',
        input,
        synonyms: [one, other],
      }),
    ),
  ]);
}

/**
 * Replaces all synonyms in an index, and waits until they are active.
 *
 * @param index - The index.
 * @param synonyms - Synonyms in the embedded index.
 * @throws Algolia client errors (the promise rejects).
 */
export async function pushSynonyms(index: SearchIndex, synonyms: readonly Synonym[]): Promise<void> {
  await index.replaceAllSynonyms(toAlgoliaSynonyms(synonyms)).wait();
}
