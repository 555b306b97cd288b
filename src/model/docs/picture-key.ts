/**
 * Returns an MDX image's key in its page data. The same file can have different alternative text.
 */
export function pictureKey(url: string, alt: string | null | undefined): string {
  return alt ? `${url} ${alt}` : url;
}
