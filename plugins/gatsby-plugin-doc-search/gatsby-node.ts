import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import type { Options } from './options';
import { forgetLastPush } from './src/algolia/forget-last-push';
import { docNodes, rootOf } from '../shared/gatsby-state';
import { toAlgoliaObjects } from '../../src/search/algolia/algolia-objects';
import { openIndex } from './src/algolia/algolia-target';
import { checkIndex } from './src/algolia/check-index';
import { pushSynonyms } from './src/algolia/push-synonyms';
import { readDocNodes } from './src/docs/search-fields';
import { toSearchableDocs } from './src/docs/to-searchable-docs';
import { localeCodes } from '../../src/locales/locales';
import { searchPartPath } from '../../src/model/docs/addresses';
import { buildPart, PARTS } from '../../src/search/records/build-part';
import { writeParts } from './src/write-parts';
import type { Synonym } from '../../src/search/engine/names-part';
import { readSynonyms } from '../../src/search/records/read-glossary';
import { toSearchRecords } from '../../src/search/records/to-search-records';
import type { SearchableDoc } from '../../src/search/records/searchable-doc';

export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ getCache }, pluginOptions) => {
  const { algolia } = pluginOptions as unknown as Options;
  if (algolia) await forgetLastPush(getCache, algolia.indexName);
};

/** Writes the search index: `public/search/<locale>/{names,full,types}.json`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(args.store);
  const timer = args.reporter.activityTimer('Writing the search index');
  timer.start();
  const docs = readDocs(args, options);
  const synonyms = synonymsOf(root, options);
  const records = await writeParts(root, docs, synonyms, args.cache);
  timer.setStatus(`${records} records of ${docs.length} docs`);
  timer.end();
  if (!options.algolia) return;
  const index = openIndex(options.algolia);
  await pushSynonyms(index, synonyms);
  const { isComplete, message } = await checkIndex(index, toAlgoliaObjects(toSearchRecords(docs)));
  if (isComplete) args.reporter.info(message);
  else args.reporter.panic(message);
};

/** In `gatsby develop`, builds the index on each request, from the current docs. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const app = args.app as unknown as DevServer;
  for (const locale of localeCodes) {
    for (const part of PARTS) {
      app.get(searchPartPath(locale, part), (_request, response) => {
        const docs = readDocs(args, options).filter((doc) => doc.locale === locale);
        const synonyms = synonymsOf(rootOf(args.store), options);
        response.type('application/json').send(buildPart(part, docs, toSearchRecords(docs), synonyms));
      });
    }
  }
};

/** The part of Express that is used here. */
interface DevServer {
  get(
    path: string,
    handler: (request: unknown, response: { type(type: string): { send(body: string): void } }) => void,
  ): void;
}

function readDocs(
  { store, getNode }: Pick<NodePluginArgs, 'store' | 'getNode'>,
  options: Options,
): SearchableDoc[] {
  return toSearchableDocs(readDocNodes(docNodes(store, getNode)), options);
}

function synonymsOf(root: string, { glossary }: Options): Synonym[] {
  return readSynonyms(path.resolve(root, glossary));
}
