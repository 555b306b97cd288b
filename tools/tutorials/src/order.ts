/** A page that may go on from others. */
interface Follows {
  docId: string;
  after: string | null;
}

/**
 * The chosen pages and those they go on from, each after them.
 *
 * @param chosen - Ids of pages; all of them when empty.
 * @throws Error for an id that is not a page, or pages that continue each other in a circle.
 */
export function inOrder<Page extends Follows>(pages: readonly Page[], chosen: readonly string[]): Page[] {
  const byId = new Map(pages.map((page) => [page.docId, page]));
  const ordered = new Set<Page>();
  const visit = (docId: string, path: readonly string[]): void => {
    const page = byId.get(docId);
    const from = path.at(-1);
    if (!page)
      throw new Error(
        from === undefined
          ? `There is no guide "${docId}" that is followed. Write its id, such as libraries/redis/getting-started, and make sure its front matter has "run".`
          : `"${from}" comes after "${docId}", which is not a guide that is followed.`,
      );
    if (path.includes(docId))
      throw new Error(`These guides continue each other in a circle: ${[...path, docId].join(' → ')}.`);
    if (ordered.has(page)) return;
    if (page.after !== null) visit(page.after, [...path, docId]);
    ordered.add(page);
  };
  for (const docId of chosen.length > 0 ? chosen : byId.keys()) visit(docId, []);
  return [...ordered];
}
