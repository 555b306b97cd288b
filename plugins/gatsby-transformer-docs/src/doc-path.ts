/** The id of the doc that stands at the root of each locale. */
export const MAIN_DOC_ID = 'intro';

/**
 * The id a content file gives its doc: its path below the locale folder without extension, where `index`
 * stands for its folder and the outermost `index` for the main doc.
 *
 * @param relativePath - Such as `libraries/typeorm/index.md`.
 */
export function docIdOf(relativePath: string): string {
  const id = relativePath.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return id === '' ? MAIN_DOC_ID : id;
}

/** The route of a doc without locale prefix: `intro` is `/`, all else its id between slashes. */
export function slugOf(docId: string): string {
  return docId === MAIN_DOC_ID ? '/' : `/${docId}/`;
}

/** The route of a content file without locale prefix. */
export function slugOfFile(relativePath: string): string {
  return slugOf(docIdOf(relativePath));
}
