import { DOC_NODES_QUERY, type GuideNode, type ReferenceNode } from '../docs/doc-nodes';
import { toSearchableDocs, type SearchableDocsOptions } from '../docs/to-searchable-docs';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import { toAlgoliaObjects, type AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { INDEX_SETTINGS } from '../../../../src/search/algolia/index-settings';

/** The result of `DOC_NODES_QUERY`. */
interface QueryResult {
  data: { guides: { nodes: GuideNode[] }; references: { nodes: ReferenceNode[] } };
}

/** The options of gatsby-plugin-algolia that are set here. */
type PushOptions = {
  appId: string;
  apiKey: string;
  indexName: string;
  algoliasearchOptions: AlgoliaTarget['clientOptions'];
  settings: typeof INDEX_SETTINGS;
  chunkSize: number;
  continueOnFailure: false;
  queries: { query: string; transformer: (result: never) => AlgoliaObject[] }[];
};

/**
 * Returns options with which gatsby-plugin-algolia pushes the embedded index's records.
 *
 * @param target - The index to push to.
 * @param toObjects - Converts the query result to records.
 * @param query - The plugin's GraphQL query.
 */
export function pushOptions<Result>(
  { appId, apiKey, indexName, clientOptions }: AlgoliaTarget,
  toObjects: (result: Result) => AlgoliaObject[],
  query: string,
): PushOptions {
  return {
    appId,
    apiKey,
    indexName,
    algoliasearchOptions: clientOptions,
    settings: INDEX_SETTINGS,
    chunkSize: 1000,
    continueOnFailure: false,
    queries: [{ query, transformer: toObjects as (result: never) => AlgoliaObject[] }],
  };
}

/**
 * Returns the options of gatsby-plugin-algolia for gatsby-config.
 *
 * @param target - The index to push to.
 * @param options - Options for the searchable docs.
 */
export function sitePushOptions(target: AlgoliaTarget, options: SearchableDocsOptions): PushOptions {
  return pushOptions(
    target,
    ({ data: { guides, references } }: QueryResult) => {
      const docs = toSearchableDocs({ guides: guides.nodes, references: references.nodes }, options);
      return toAlgoliaObjects(toSearchRecords(docs));
    },
    DOC_NODES_QUERY,
  );
}
