import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { onCreateDevServer, onPostBuild, onPreBuild } from '../gatsby-node';
import type { AlgoliaTarget } from './algolia/algolia-target';
import { sitePushOptions } from './algolia/push-options';
import type { GuideSearchFields } from './docs/search-fields';
import { loadIndex } from '../../../src/search/engine/load-index';
import { search } from '../../../src/search/engine/search';
import { startFakeAlgolia, type FakeAlgolia } from '../../../src/search/algolia/algolia.fixture';

const node = (docId: string, locale: string): GuideSearchFields => ({
  docId,
  locale,
  slug: `/${docId}/`,
  sourcePath: `content/${locale}/${docId}.md`,
  title: `${docId} ${locale}`,
  description: '',
  keywords: [],
  questions: [],
  sidebarLabel: null,
  draft: false,
  unlisted: false,
  sections: [{ id: null, title: '', level: 1, text: `About ${docId}.` }],
});
const guides = (count: number) =>
  Array.from({ length: count }, (_, at) => ['en', 'uk'].map((locale) => node(`guide-${at}`, locale))).flat();
const options = { version: 'current', contributorGuides: [], glossary: 'glossary.yml' };

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'doc-search-'));
  fs.mkdirSync(path.join(root, '.cache'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Creates the arguments that both hooks use. */
function gatsby(nodes: GuideSearchFields[], cached = new Map<string, unknown>()) {
  const cache = {
    get: (key: string) => Promise.resolve(cached.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(cached.set(key, value)),
  };
  const fail = (message: string) => {
    throw new Error(message);
  };
  const activity = { start: () => 0, end: () => 0, setStatus: () => 0, panicOnBuild: fail };
  return {
    cache,
    getCache: () => cache,
    getNode: (id: string) => nodes.map((each) => ({ ...each, internal: { type: 'Guide' } }))[Number(id)],
    graphql: () => Promise.resolve({ data: { guides: { nodes }, references: { nodes: [] } } }),
    store: { getState: () => ({ program: { directory: root }, pages: pagesOf(nodes) }) },
    reporter: {
      activityTimer: () => activity,
      info: () => 0,
      warn: () => 0,
      panic: fail,
      panicOnBuild: fail,
    },
  };
}

/** Creates a page for each doc. The doc's index is its ID. */
function pagesOf(nodes: GuideSearchFields[]): Map<string, object> {
  return new Map(
    nodes.map(({ locale, slug }, at) => [locale + slug, { context: { docNodeId: String(at) } }]),
  );
}

type Hook = (args: object, pluginOptions: object) => unknown;
const run = (hook: unknown, args: object, pluginOptions: object = options) =>
  (hook as Hook)(args, pluginOptions);
const read = (file: string) => fs.readFileSync(path.join(root, 'public/search', file), 'utf8');

describe('a build', () => {
  it('writes the same index parts for the same docs', async () => {
    const nodes = guides(2);
    await run(onPostBuild, gatsby(nodes));
    const first = ['names', 'full', 'types'].map((part) => read(`uk/${part}.json`));
    expect(
      search({ query: 'guide', index: loadIndex(first[0] ?? '') }).hits.map(({ path: at }) => at),
    ).toEqual(['/uk/guide-0/', '/uk/guide-1/']);
    await run(onPostBuild, gatsby([...nodes].reverse()));
    expect(['names', 'full', 'types'].map((part) => read(`uk/${part}.json`))).toEqual(first);
  });
});

it('does not rewrite an index of the same docs unless its files changed', async () => {
  const nodes = guides(1);
  const cached = new Map<string, unknown>();
  const file = (name: string) => path.join(root, 'public/search', name);
  const times = () => ['en/names.json', 'uk/names.json'].map((name) => fs.statSync(file(name)).mtimeMs);
  await run(onPostBuild, gatsby(nodes, cached));
  for (const name of ['en/names.json', 'uk/names.json']) fs.utimesSync(file(name), 1, 1);
  await run(onPostBuild, gatsby(nodes, cached));
  expect(times()).toEqual([1000, 1000]);
  nodes.push(node('new', 'en'));
  await run(onPostBuild, gatsby(nodes, cached));
  expect(times()[0]).not.toBe(1000);
  expect(times()[1]).toBe(1000);
  fs.writeFileSync(file('uk/full.json'), '{}');
  await run(onPostBuild, gatsby(nodes, cached));
  expect(read('uk/full.json')).not.toBe('{}');
});

it('serves the current docs from the development server', () => {
  const nodes = guides(1);
  const routes = new Map<string, (request: unknown, response: object) => void>();
  const app = { get: (at: string, handler: () => void) => routes.set(at, handler) };
  void run(onCreateDevServer, { ...gatsby(nodes), app });
  let sent = '';
  const response = { type: () => ({ send: (body: string) => (sent = body) }) };
  nodes.push(node('new', 'en'));
  routes.get('/search/en/names.json')?.({}, response);
  expect(search({ query: 'new', index: loadIndex(sent) }).total).toBeGreaterThan(0);
});

describe('a release build', () => {
  const { onPostBuild: push } = createRequire(path.resolve('package.json'))(
    'gatsby-plugin-algolia/gatsby-node.js',
  ) as { onPostBuild: Hook };
  let fakeAlgolia: FakeAlgolia;
  let algolia: AlgoliaTarget;
  beforeEach(async () => {
    fakeAlgolia = await startFakeAlgolia();
    algolia = {
      appId: 'APP',
      apiKey: 'secret',
      indexName: 'docs',
      clientOptions: {
        hosts: [{ url: fakeAlgolia.host, protocol: 'http', accept: 3 }],
        timeouts: { connect: 2, read: 5, write: 5 },
      },
    };
  });
  afterEach(() => fakeAlgolia.close());

  /** Runs the hooks in the same order as Gatsby. */
  async function release(nodes: GuideSearchFields[], cached: Map<string, unknown>) {
    const args = gatsby(nodes, cached);
    await run(onPreBuild, args, { ...options, algolia });
    await push(args, { ...sitePushOptions(algolia, options), chunkSize: 10 });
    await run(onPostBuild, args, { ...options, algolia });
  }
  const indexed = () => fakeAlgolia.indexes.get('docs')?.objects.size ?? 0;

  it('completes an interrupted push even with a warm cache', async () => {
    const cached = new Map<string, unknown>();
    let batches = 0;
    fakeAlgolia.playFault = ({ path: at }) =>
      at.endsWith('/batch') && ++batches > 2 ? { status: 403, body: '{"message":"no","status":403}' } : null;
    await expect(release(guides(20), cached)).rejects.toThrow();
    expect(indexed()).toBeLessThan(40);
    fakeAlgolia.playFault = () => null;
    await release(guides(20), cached);
    expect(indexed()).toBe(40);
  });

  it('fills an emptied index again although the cache contains the push', async () => {
    const cached = new Map<string, unknown>();
    await release(guides(3), cached);
    fakeAlgolia.indexes.clear();
    await release(guides(3), cached);
    expect(indexed()).toBe(6);
  });

  it('reports the counts when the service loses records', async () => {
    fakeAlgolia.playFault = ({ path: at }) =>
      at.endsWith('/batch') ? { body: '{"taskID":1,"objectIDs":[]}' } : null;
    await expect(release(guides(2), new Map())).rejects.toThrow(
      'should contain the 4 records of this build, but: 4 missing, 0 changed',
    );
  });
});
