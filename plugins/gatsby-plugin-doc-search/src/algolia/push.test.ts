import { createRequire } from 'node:module';
import path from 'node:path';
import { sampleGuide, sampleSection } from '../../../../src/search/records/sample-docs.fixture';
import type { Synonym } from '../../../../src/search/engine/names-part';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import { startFakeAlgolia, type FakeAlgolia } from '../../../../src/search/algolia/algolia.fixture';
import { toAlgoliaObjects, type AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import { openIndex, toAlgoliaTarget, type AlgoliaTarget } from './algolia-target';
import { checkIndex } from './check-index';
import { INDEX_SETTINGS } from '../../../../src/search/algolia/index-settings';
import { sitePushOptions } from './push-options';
import { pushSynonyms } from './push-synonyms';

const { onPostBuild } = createRequire(path.resolve('package.json'))(
  'gatsby-plugin-algolia/gatsby-node.js',
) as { onPostBuild: (gatsby: object, options: object) => Promise<void> };

/** Pushes records with the code of gatsby-plugin-algolia (it reads the index first), and checks it. */
async function push(objects: AlgoliaObject[], synonyms: Synonym[] = []) {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const activity = { start: say, end: say, setStatus: say, panicOnBuild: fail };
  await onPostBuild(
    {
      graphql: () => Promise.resolve({}),
      reporter: { activityTimer: () => activity, panicOnBuild: fail, warn: say, info: say },
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    },
    {
      ...sitePushOptions(target, { version: 'current', contributorGuides: [] }),
      queries: [{ query: '', transformer: () => objects }],
    },
  );
  await pushSynonyms(openIndex(target), synonyms);
  return checkIndex(openIndex(target), objects);
}

const objectsOf = (count: number, word = 'text'): AlgoliaObject[] =>
  toAlgoliaObjects(
    toSearchRecords(
      Array.from({ length: count }, (_, at) =>
        sampleGuide({
          path: `/guide-${at}/`,
          title: `Guide ${at}`,
          sections: [sampleSection({ text: `${word} ${at}` })],
        }),
      ),
    ),
  );
const say = () => undefined;

let fakeAlgolia: FakeAlgolia;
let target: AlgoliaTarget;
beforeEach(async () => {
  fakeAlgolia = await startFakeAlgolia();
  target = toAlgoliaTarget({
    appId: 'APP',
    apiKey: 'secret',
    indexName: 'docs',
    host: fakeAlgolia.host,
  });
});
afterEach(() => fakeAlgolia.close());

describe('a push', () => {
  it('fills an empty index with records and settings', async () => {
    const verdict = await push(objectsOf(3));
    expect(verdict).toMatchObject({ isComplete: true });
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBe(3);
    expect(fakeAlgolia.indexes.get('docs')?.settings).toEqual(INDEX_SETTINGS);
  });

  it('replaces the synonyms so that terms match each other and typed words match both', async () => {
    await push(objectsOf(1), [['кеш', 'cache']]);
    await push(objectsOf(1), [['журнал', 'log', 'логи']]);
    expect(fakeAlgolia.indexes.get('docs')?.synonyms).toEqual([
      { objectID: 'журнал = log', type: 'synonym', synonyms: ['журнал', 'log'] },
      {
        objectID: 'логи → журнал = log',
        type: 'oneWaySynonym',
        input: 'логи',
        synonyms: ['журнал', 'log'],
      },
    ]);
  });

  it('sends only changed records, and deletes removed ones', async () => {
    await push(objectsOf(4));
    fakeAlgolia.requests.length = 0;
    const changed = [...objectsOf(2), ...objectsOf(3, 'new').slice(2)];
    const verdict = await push(changed);
    expect(verdict.isComplete).toBe(true);
    const stored = [...(fakeAlgolia.indexes.get('docs')?.objects.values() ?? [])] as AlgoliaObject[];
    expect(stored.map(({ content }) => content)).toEqual(['text 0', 'text 1', 'new 2']);
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBe(3);
  });

  it('is completed by the next push after an interruption', async () => {
    const objects = objectsOf(2500);
    let batches = 0;
    fakeAlgolia.playFault = ({ path }) =>
      path.endsWith('/batch') && ++batches > 1
        ? { status: 403, body: '{"message":"quota","status":403}' }
        : null;
    await expect(push(objects)).rejects.toThrow();
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBeLessThan(2500);
    fakeAlgolia.playFault = () => null;
    expect(await push(objects)).toMatchObject({ isComplete: true });
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBe(2500);
  });

  it('rejects when the key is invalid or the service is unavailable', async () => {
    fakeAlgolia.playFault = () => ({
      status: 403,
      body: '{"message":"Invalid Application-ID or API key","status":403}',
    });
    await expect(push(objectsOf(1))).rejects.toThrow();
  });
});

describe('the check after a push', () => {
  it.each([
    [
      'missing',
      (objects: Map<string, unknown>, id: string) => objects.delete(id),
      '1 missing, 0 changed, 0 stale, 0 unmanaged; 2',
    ],
    [
      'changed',
      (objects: Map<string, unknown>, id: string) =>
        objects.set(id, { objectID: id, internal: { contentDigest: 'x' } }),
      '0 missing, 1 changed, 0 stale, 0 unmanaged; 3',
    ],
    [
      'stale',
      (objects: Map<string, unknown>) =>
        objects.set('old', { objectID: 'old', internal: { contentDigest: 'x' } }),
      '0 missing, 0 changed, 1 stale, 0 unmanaged; 4',
    ],
    [
      'unmanaged',
      (objects: Map<string, unknown>) => objects.set('theirs', { objectID: 'theirs' }),
      '0 missing, 0 changed, 0 stale, 1 unmanaged; 4',
    ],
  ])('counts %s records, and changes nothing', async (_kind, edit, counts) => {
    await push(objectsOf(3));
    const objects = fakeAlgolia.indexes.get('docs')?.objects as Map<string, unknown>;
    edit(objects, [...objects.keys()][0] ?? '');
    const before = new Map(objects);
    expect(await checkIndex(openIndex(target), objectsOf(3))).toEqual({
      isComplete: false,
      message: expect.stringContaining(`should contain the 3 records of this build, but: ${counts} objects`),
    });
    expect(new Map(objects)).toEqual(before);
  });

  it('names a record of another source, which a push leaves in the index', async () => {
    await push(objectsOf(1));
    fakeAlgolia.indexes.get('docs')?.objects.set('theirs', { objectID: 'theirs' });
    const { message } = await push(objectsOf(1));
    expect(message).toContain('such as theirs. Use a separate index');
    expect(fakeAlgolia.indexes.get('docs')?.objects.has('theirs')).toBe(true);
  });

  it('treats a missing index as empty', async () => {
    const { message } = await checkIndex(openIndex(target), objectsOf(2));
    expect(message).toContain('2 missing, 0 changed, 0 stale, 0 unmanaged; 0 objects');
  });
});
