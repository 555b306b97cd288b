/** The name of a picture of an MDX body in the data of its page: the same file may be described in two ways. */
export function pictureKey(url: string, alt: string | null | undefined): string {
  return alt ? `${url} ${alt}` : url;
}
