import { versions } from './versions';

/** The search provider: the built-in index, or Algolia with the built-in index as a fallback. */
export type SearchProvider =
  | { provider: 'embedded' }
  | { provider: 'algolia'; appId: string; searchKey: string; indexName: string };

// Gatsby replaces these expressions with their values, so they can't be read in a loop.
const appId = process.env.GATSBY_ALGOLIA_APP_ID;
const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;

const provider: SearchProvider =
  appId && searchKey && indexName
    ? { provider: 'algolia', appId, searchKey, indexName }
    : { provider: 'embedded' };

/** What the browser searches. */
export const searchSource = { provider, version: versions.current.name };

/** Search settings that the build and the browser share. */
export const search = {
  /** Search returns results from this version only. */
  version: versions.current.name,
  /** Bilingual glossary. A query for a term also finds its translation. */
  glossary: 'content/uk/glossary.yml',
} as const;
