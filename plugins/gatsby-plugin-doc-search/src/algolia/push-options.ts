import { DOC_NODES_QUERY, type GuideNode, type ReferenceNode } from '../docs/doc-nodes';
import { toSearchableDocs, type SearchableDocsOptions } from '../docs/to-searchable-docs';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import { toAlgoliaObjects, type AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { INDEX_SETTINGS } from '../../../../src/search/algolia/index-settings';

/** The answer to `DOC_NODES_QUERY`. */
interface QueryResult {
  data: { guides: { nodes: GuideNode[] }; references: { nodes: ReferenceNode[] } };
}

/** What of gatsby-plugin-algolia's options is set here. */
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
 * Options for gatsby-plugin-algolia, so that it pushes the records of the embedded index.
 *
 * @param target where to
 * @param toObjects makes the objects from what the query gives
 * @param query what the plugin asks of Gatsby
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
 * The entry of gatsby-plugin-algolia for gatsby-config.
 *
 * @param target where to
 * @param options facts of the site about its docs
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
