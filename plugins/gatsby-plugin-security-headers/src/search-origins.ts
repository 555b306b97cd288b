/**
 * The hosts that pages ask when the search is configured: those that Algolia's client takes for an application.
 *
 * @param environment - The three `GATSBY_ALGOLIA_…` settings; without one of them the site searches its own index.
 * @throws When the application id is none, since it becomes part of a host's name.
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
      `GATSBY_ALGOLIA_APP_ID is "${id}", which is no application id. It has letters and digits only, such as "AB12CD34EF".`,
    );
  }
  const host = id.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${host}-${number}.algolianet.com`),
  ];
}
