import type { AlgoliaSearchOptions } from 'algoliasearch/lite';
import { once } from '../once';
import { parseQuery, type SearchFilters } from '../engine/parse-query';
import { MATCH_END, MATCH_START, readHostedHits } from './read-algolia-hits';
import { SearchUnavailable, type SearchClient, type UnavailableReason } from './search-client';

interface AlgoliaOptions {
  appId: string;
  /** A search-only key. */
  searchKey: string;
  indexName: string;
  /** Only requests hits in this language and version. */
  locale: string;
  version: string;
  /** Overrides the application's hosts in tests. */
  clientOptions?: AlgoliaSearchOptions;
}

/** Converts filters to Algolia's format: all must match; in a nested list, one must match. */
function facetFilters(
  locale: string,
  version: string,
  { area, kind, package: packageName, since }: SearchFilters,
): (string | string[])[] {
  return [
    `locale:${locale}`,
    `version:${version}`,
    ...(area ? [area === 'guides' ? 'type:guide' : ['type:symbol', 'type:member']] : []),
    ...(kind ? [`kind:${kind}`] : []),
    ...(packageName ? [`packageNames:${packageName}`] : []),
    ...(since ? [`sinceVersions:${since}`] : []),
  ];
}

function reasonOf(error: unknown): UnavailableReason {
  const { status, name } = error as { status?: number; name?: string };
  if (name === 'DeserializationError' || error instanceof SyntaxError) return 'damaged';
  if (status === 404) return 'missing';
  return status === undefined || status === 0 ? 'network' : 'refused';
}

/**
 * Creates a client that searches with Algolia. Algolia's library is loaded with the first query.
 *
 * @param options - The application, and the language and version to search.
 */
export function createAlgoliaClient({
  appId,
  searchKey,
  indexName,
  locale,
  version,
  clientOptions,
}: AlgoliaOptions): SearchClient {
  const load = once(async () => {
    const lite = await import('algoliasearch/lite');
    return lite.default(appId, searchKey, clientOptions);
  });

  return {
    async warmUp() {
      await load().catch(() => undefined);
    },
    async search({ query, filters: given, limit }) {
      const { text, filters: typed } = parseQuery(query);
      const filters = { ...given, ...typed };
      try {
        const client = await load();
        const { results } = await client.search<unknown>([
          {
            indexName,
            query: text,
            params: {
              facetFilters: facetFilters(locale, version, filters),
              hitsPerPage: limit,
              highlightPreTag: MATCH_START,
              highlightPostTag: MATCH_END,
              attributesToHighlight: ['hierarchy'],
              attributesToSnippet: ['content:24'],
            },
          },
        ]);
        const [result] = results as { hits: unknown[]; nbHits: number }[];
        if (!result || !Array.isArray(result.hits)) throw new SyntaxError('no result');
        return {
          hits: readHostedHits(result.hits),
          total: result.nbHits,
          quality: 1,
          didYouMean: null,
          retry: null,
          ignoredWords: [],
          filters,
          byType: false,
          isFallback: false,
          isPartial: false,
        };
      } catch (error) {
        throw new SearchUnavailable(
          reasonOf(error),
          'The search service returned an unexpected response.',
          error,
        );
      }
    },
    onBetterAnswers: () => () => undefined,
  };
}
