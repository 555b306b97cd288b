/** A term and the documents that contain it, each with the number of times. Documents are numbered from 0. */
interface TermPosting {
  term: string;
  occurrences: readonly (readonly [document: number, times: number])[];
}

/**
 * Builds what MiniSearch serializes for an index of one field, so that an index whose terms were counted at build time loads without
 * reading the texts again.
 *
 * @param field - Name of the field.
 * @param count - How many documents there are.
 * @returns An object for `MiniSearch.loadJSAsync`.
 */
export function toMiniSearchSnapshot(field: string, count: number, postings: readonly TermPosting[]) {
  const lengths = Array.from({ length: count }, () => 0);
  for (const { occurrences } of postings)
    for (const [document] of occurrences) lengths[document] = (lengths[document] ?? 0) + 1;
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, String(id)])),
    fieldIds: { [field]: 0 },
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, [length]])),
    averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)],
    storedFields: {},
    dirtCount: 0,
    index: postings.map(({ term, occurrences }): [string, Record<number, Record<number, number>>] => [
      term,
      { 0: Object.fromEntries(occurrences) },
    ]),
    serializationVersion: 2,
  };
}
