/**
 * Returns the hosts that pages connect to if Algolia is configured. Algolia's client derives them
 * from the application ID.
 *
 * @param appId - The application ID, or null if the site uses its own search index.
 */
export function searchOrigins(appId: string | null): string[] {
  if (!appId) return [];
  const host = appId.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${host}-${number}.algolianet.com`),
  ];
}
