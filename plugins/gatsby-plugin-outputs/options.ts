/**
 * The hosts that pages ask when Algolia is configured: those that its client derives from the application id.
 *
 * @param environment - The three `GATSBY_ALGOLIA_…` settings; without one of them the site searches its own index.
 * @throws When the application id is malformed, since it becomes part of a host name.
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
      `GATSBY_ALGOLIA_APP_ID is "${id}", which is not an application id. Use letters, digits and hyphens only, such as "AB12CD34EF".`,
    );
  }
  const host = id.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${host}-${number}.algolianet.com`),
  ];
}
