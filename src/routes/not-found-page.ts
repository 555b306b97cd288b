import { translatedLocales } from '../locales/locales';

interface PageLike {
  path: string;
  matchPath?: string | undefined;
}

/**
 * Removes the match path that gatsby-plugin-react-i18next sets on a locale's not-found page. With
 * it, development doesn't show that page. Hosts serve the locale's not-found page without it.
 *
 * @param page - A page that Gatsby is creating.
 * @returns A copy of the page without match path, or null if the page needs no change.
 */
export function repairNotFoundPage<Page extends PageLike>(page: Page): Page | null {
  const isLocalized404 = translatedLocales.some((code) => page.path.startsWith(`/${code}/404`));
  if (!isLocalized404 || page.matchPath === undefined) return null;
  return { ...page, matchPath: undefined };
}
