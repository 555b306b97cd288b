import { translatedLocales } from '../locales/locales';

interface PageLike {
  path: string;
  matchPath?: string | undefined;
}

/**
 * gatsby-plugin-react-i18next gives the not-found page of a locale a match path for everything below the locale (and writes
 * the locale twice in it). A match path over existing pages makes Gatsby list each of them in the app's bundle, 120 bytes a page,
 * so it is taken away: hosts answer an unknown path with the locale's page, and the client with the root's, which speaks all languages.
 *
 * @returns The page without a match path, or null for any other page.
 */
export function repairNotFoundPage<Page extends PageLike>(page: Page): Page | null {
  const foreign = translatedLocales.some((code) => page.path.startsWith(`/${code}/404`));
  if (!foreign || page.matchPath === undefined) return null;
  return { ...page, matchPath: undefined };
}
