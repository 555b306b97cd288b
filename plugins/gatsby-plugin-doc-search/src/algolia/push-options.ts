import { DOC_NODES_QUERY, type GuideSearchFields, type ReferenceSearchFields } from '../docs/search-fields';
import { toSearchableDocs, type SearchableDocsOptions } from '../docs/to-searchable-docs';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import { toAlgoliaObjects } from '../../../../src/search/algolia/algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { INDEX_SETTINGS } from '../../../../src/search/algolia/index-settings';

/** The result of `DOC_NODES_QUERY`. */
interface QueryResult {
  data: { guides: { nodes: GuideSearchFields[] }; references: { nodes: ReferenceSearchFields[] } };
}

/**
 * Returns the gatsby-plugin-algolia options that push the same records as the embedded index.
 *
 * @param target - The index to push to.
 * @param options - Options for the searchable docs.
 */
export function sitePushOptions(
  { appId, apiKey, indexName, clientOptions }: AlgoliaTarget,
  options: SearchableDocsOptions,
) {
  const transformer = ({ data: { guides, references } }: QueryResult) =>
    toAlgoliaObjects(
      toSearchRecords(toSearchableDocs({ guides: guides.nodes, references: references.nodes }, options)),
    );
  return {
    appId,
    apiKey,
    indexName,
    algoliasearchOptions: clientOptions,
    settings: INDEX_SETTINGS,
    chunkSize: 1000,
    continueOnFailure: false,
    queries: [{ query: DOC_NODES_QUERY, transformer }],
  };
}
