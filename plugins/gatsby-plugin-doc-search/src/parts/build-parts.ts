import { buildIndex } from '../engine/build-index';
import type { Synonym } from '../engine/names-part';
import { toSearchRecords } from '../records/to-search-records';
import type { SearchableDoc } from '../searchable-doc';
import { buildTypeIndex } from '../type-search/type-index';

/** The parts of an index, each a file of its own. */
export const PARTS = ['names', 'full', 'types'] as const;

export type Part = (typeof PARTS)[number];

/**
 * Builds the embedded index of one language.
 *
 * @param docs docs of all languages, of one version
 * @param locale the language
 * @param synonyms pairs of terms that mean the same
 * @returns the text of each part; byte-equal for equal docs in whatever order
 */
export function buildParts(
  docs: readonly SearchableDoc[],
  locale: string,
  synonyms: readonly Synonym[],
): Record<Part, string> {
  const own = docs.filter((doc) => doc.locale === locale);
  const records = toSearchRecords(own);
  return {
    names: buildIndex(records, 'names', synonyms),
    full: buildIndex(records, 'full'),
    types: buildTypeIndex(own),
  };
}
