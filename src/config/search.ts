import { versions } from './versions';

/** Who answers searches: the index that the browser holds, or a hosted service with that index behind it. */
export type SearchProvider =
  | { provider: 'embedded' }
  | { provider: 'algolia'; appId: string; searchKey: string; indexName: string };

// Gatsby puts the values in where these names stand, so they cannot be read in a loop.
const appId = process.env.GATSBY_ALGOLIA_APP_ID;
const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;

export const searchProvider: SearchProvider =
  appId && searchKey && indexName
    ? { provider: 'algolia', appId, searchKey, indexName }
    : { provider: 'embedded' };

/** Facts about searching that the build and the browser share. */
export const search = {
  /** The search page, without locale. */
  path: '/search/',
  /** Only hits of the version that is read are shown. */
  version: versions.current.name,
  /** A bilingual glossary whose terms find each other. */
  glossary: 'content/uk/glossary.yml',
} as const;
