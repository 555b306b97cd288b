import type { SearchIndex } from 'algoliasearch';
import type { Synonym } from '../../../../src/search/engine/names-part';

/** A synonym rule in Algolia's format. */
type AlgoliaSynonym = Parameters<SearchIndex['replaceAllSynonyms']>[0][number];

/**
 * Converts the synonyms of the embedded index to Algolia rules: two terms match each other, and a
 * typed word matches both.
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
 * Replaces all synonyms of an index, and waits until they are active.
 *
 * @param index - The index.
 * @param synonyms - Synonyms of the embedded index.
 * @throws Errors of the Algolia client (the promise rejects).
 */
export async function pushSynonyms(index: SearchIndex, synonyms: readonly Synonym[]): Promise<void> {
  await index.replaceAllSynonyms(toAlgoliaSynonyms(synonyms)).wait();
}
