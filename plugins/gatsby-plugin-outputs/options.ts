/**
 * Returns the hosts that pages connect to if Algolia is configured. Algolia's client derives them
 * from the application ID.
 *
 * @param environment - The three `GATSBY_ALGOLIA_…` settings. If one is missing, the site uses its
 *   own search index.
 * @throws When the application ID is malformed, because it becomes part of a host name.
 */
export function searchOrigins(environment: Readonly<Record<string, string | undefined>>): string[] {
  const {
    GATSBY_ALGOLIA_APP_ID: id,
    GATSBY_ALGOLIA_SEARCH_KEY: key,
    GATSBY_ALGOLIA_INDEX_NAME: index,
  } = environment;
  if (!id || !key || !index) return [];
  if (!/^[a-z0-9-]+$/i.test(id)) {
    throw new Error(
      `GATSBY_ALGOLIA_APP_ID is "${id}", which is not a valid application ID. Use only letters, digits, and hyphens, such as "AB12CD34EF".`,
    );
  }
  const host = id.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${host}-${number}.algolianet.com`),
  ];
}

/**
 * Returns the newest deployment's origin, from which pages load the list of versions, unless it is
 * the site's own origin.
 *
 * @param environment - `GATSBY_NEWEST_URL` is an absolute URL, or a path on the same host.
 * @param siteUrl - This site's URL.
 * @throws When `GATSBY_NEWEST_URL` is neither.
 */
export function deploymentOrigins(
  { GATSBY_NEWEST_URL: newest }: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): string[] {
  if (!newest) return [];
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(newest) || !URL.canParse(newest, siteUrl))
    throw new Error(
      `GATSBY_NEWEST_URL is "${newest}". Set it to the newest deployment's URL, such as https://docs.example.com/, or to its path on the same host, such as "/".`,
    );
  const { origin } = new URL(newest, siteUrl);
  return origin === new URL(siteUrl).origin ? [] : [origin];
}
