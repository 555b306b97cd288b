/** Where the Markdown twin of a page stands: beside its `index.html`. */
export function twinPath(path: string): string {
  return `${path}index.md`;
}

/**
 * Where the picture stands that a link to a page is shown with. Guides have their own; the pages of one API package share one.
 *
 * @param doc - `locale` is that of the content, so that a page in a stand-in language shows the picture of its original.
 */
export function socialImagePath(doc: { docId: string; locale: string; package: string | null }): string {
  return `/social/${doc.locale}/${doc.package === null ? doc.docId : `api/${doc.package}`}.png`;
}

/** Width and height of every social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
