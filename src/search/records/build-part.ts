import { buildIndex } from '../engine/build-index';
import type { Synonym } from '../engine/names-part';
import type { SearchRecord } from './search-record';
import type { SearchableDoc } from './searchable-doc';
import { buildTypeIndex } from '../types/type-index';

/** The parts of an index, each in a separate file. */
export const PARTS = ['names', 'full', 'types'] as const;

type Part = (typeof PARTS)[number];

/**
 * Builds one part of the embedded index for a language.
 *
 * @param docs - Docs in one language and version.
 * @param records - The result from `toSearchRecords`.
 * @param synonyms - Terms with the same meaning.
 * @returns The part's content. Equal docs produce byte-equal content, in any order.
 */
export function buildPart(
  part: Part,
  docs: readonly SearchableDoc[],
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
): string {
  return part === 'types' ? buildTypeIndex(docs) : buildIndex(records, part, synonyms);
}
