import type { OutputDoc } from './src/output-page';
import type { Card, CardDesign } from './src/social-images/card-svg';
import type { OutputOptions } from './src/write-outputs';

export interface Options extends Omit<OutputOptions, 'texts' | 'data'> {
  /** Other origins from which pages load data. */
  connect: string[];
  /** Whether the host files tell search engines not to index anything. */
  noIndex: boolean;
  /** Writes compressed copies of text files, for hosts that serve files as they are. */
  compressesFiles: boolean;
  /** Whether the nginx rules respond to what readers say about a page. */
  asksForFeedback: boolean;
  cardColors: Omit<CardDesign, 'logo' | 'siteName'>;
  /** Returns the social images to draw, given all docs with a page. */
  cards: (docs: OutputDoc[]) => Card[];
}

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
