import { buildIndex } from '../engine/build-index';
import type { Synonym } from '../engine/names-part';
import type { SearchRecord } from './search-record';
import type { SearchableDoc } from './searchable-doc';
import { buildTypeIndex } from '../types/type-index';

/** The parts of an index, each a file of its own. */
export const PARTS = ['names', 'full', 'types'] as const;

type Part = (typeof PARTS)[number];

/**
 * Builds a part of the embedded index of one language.
 *
 * @param docs docs of that language, of one version
 * @param records what `toSearchRecords` makes of them
 * @param synonyms pairs of terms that mean the same
 * @returns the text of the part; byte-equal for equal docs in whatever order
 */
export function buildPart(
  part: Part,
  docs: readonly SearchableDoc[],
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
): string {
  return part === 'types' ? buildTypeIndex(docs) : buildIndex(records, part, synonyms);
}
