/** A guide that may continue another one. */
interface SortableGuide {
  docId: string;
  /** Guide that this one continues, by ID. */
  after: string | null;
}

/**
 * Sorts guides so that each comes after the guide that it continues.
 *
 * @param guides - All guides.
 * @param chosen - Guide IDs to include; empty includes all.
 * @returns The chosen guides and all guides that they continue.
 * @throws Error when an ID is unknown or guides continue each other in a circle.
 */
export function sortGuides<Guide extends SortableGuide>(
  guides: readonly Guide[],
  chosen: readonly string[],
): Guide[] {
  const byId = new Map(guides.map((guide) => [guide.docId, guide]));
  const ordered = new Set<Guide>();
  const visit = (docId: string, path: readonly string[]): void => {
    const guide = byId.get(docId);
    const from = path.at(-1);
    if (!guide)
      throw new Error(
        from === undefined
          ? `No guide "${docId}" to follow. Use an ID such as libraries/redis/getting-started, and check that the guide's front matter has "run".`
          : `"${from}" continues "${docId}", which is not a guide with "run" in its front matter.`,
      );
    if (path.includes(docId))
      throw new Error(`These guides continue each other in a circle: ${[...path, docId].join(' → ')}.`);
    if (ordered.has(guide)) return;
    if (guide.after !== null) visit(guide.after, [...path, docId]);
    ordered.add(guide);
  };
  for (const docId of chosen.length > 0 ? chosen : byId.keys()) visit(docId, []);
  return [...ordered];
}
