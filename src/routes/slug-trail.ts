/** A page above another one. */
interface TrailStep {
  slug: string;
  title: string;
}

/**
 * The pages above a page as its path names them, nearest last; the home page and the page itself are left out.
 *
 * @param slug - Route without locale, slashes at both ends.
 * @param titleOf - Title of the page at a slug, or undefined when there is no page.
 */
export function slugTrail(slug: string, titleOf: (slug: string) => string | undefined): TrailStep[] {
  const parts = slug.split('/').filter(Boolean);
  return parts.slice(0, -1).flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join('/')}/`;
    const title = titleOf(above);
    return title === undefined ? [] : [{ slug: above, title }];
  });
}
