/** A parent page. */
interface TrailStep {
  slug: string;
  title: string;
}

/**
 * Returns a page's parent pages by its path, from the top down, without the home page.
 *
 * @param slug - Route without locale, with slashes at both ends.
 * @param titleOf - Returns the page title for a slug, or undefined if there is no page.
 */
export function slugTrail(slug: string, titleOf: (slug: string) => string | undefined): TrailStep[] {
  const parts = slug.split('/').filter(Boolean);
  return parts.slice(0, -1).flatMap((_, index) => {
    const parentSlug = `/${parts.slice(0, index + 1).join('/')}/`;
    const title = titleOf(parentSlug);
    return title === undefined ? [] : [{ slug: parentSlug, title }];
  });
}
