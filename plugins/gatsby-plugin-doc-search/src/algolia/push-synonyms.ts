import type { SearchIndex } from 'algoliasearch';
import type { Synonym } from '../../../../src/search/engine/names-part';

/** What Algolia takes for synonyms. */
type AlgoliaSynonym = Parameters<SearchIndex['replaceAllSynonyms']>[0][number];

/**
 * The synonyms of the embedded index in the form of Algolia: two terms find each other, a typed word finds both.
 *
 * @param synonyms terms of two languages, with the words that are typed for them
 * @returns one rule for each pair and one for each typed word, with ids that depend on the words only
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
 * Replaces all synonyms of an index, and waits until they are in use.
 *
 * @throws (rejects with) the client's errors
 */
export async function pushSynonyms(index: SearchIndex, synonyms: readonly Synonym[]): Promise<void> {
  await index.replaceAllSynonyms(toAlgoliaSynonyms(synonyms)).wait();
}
