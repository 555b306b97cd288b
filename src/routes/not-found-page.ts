interface PageLike {
  path: string;
  matchPath?: string | undefined;
}

/**
 * gatsby-plugin-react-i18next gives the not-found page of a locale the match path `/uk/uk/*`, with the locale twice, and so an unknown
 * path would match nothing.
 *
 * @returns The page with the match path it should have, or null when the page is none of those.
 */
export function repairNotFoundPage<Page extends PageLike>(
  page: Page,
  defaultLocale: string,
  localeCodes: readonly string[],
): Page | null {
  const locale = localeCodes.find(
    (code) => code !== defaultLocale && page.matchPath === `/${code}/${code}/*`,
  );
  return locale === undefined ? null : { ...page, matchPath: `/${locale}/*` };
}
