/**
 * A term, and the documents that contain it with the number of occurrences. Document IDs start at
 * 0.
 */
interface TermPosting {
  term: string;
  occurrences: readonly (readonly [document: number, times: number])[];
}

/**
 * Builds the data that MiniSearch serializes for a single-field index. Because the terms were
 * counted at build time, the index loads without reading the texts again.
 *
 * @param field - Field name.
 * @param count - Number of documents.
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
