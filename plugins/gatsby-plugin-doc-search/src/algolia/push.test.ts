import { sampleGuide, sampleSection } from '../../../../src/search/records/sample-docs.fixture';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import { startFakeAlgolia, type FakeAlgolia } from '../../../../src/search/algolia/algolia.fixture';
import { toAlgoliaObjects, type AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import { toAlgoliaTarget, type AlgoliaTarget } from './algolia-target';
import { compareIndex, isEqual } from './compare-index';
import { INDEX_SETTINGS } from '../../../../src/search/algolia/index-settings';
import { openIndex, runPush } from './run-push';
import { verifyIndex } from './verify-index';

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
    const verdict = await runPush(target, objectsOf(3), [], say);
    expect(verdict).toMatchObject({ isComplete: true, repaired: 0 });
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBe(3);
    expect(fakeAlgolia.indexes.get('docs')?.settings).toEqual(INDEX_SETTINGS);
  });

  it('replaces the synonyms so that terms match each other and typed words match both', async () => {
    await runPush(target, objectsOf(1), [['кеш', 'cache']], say);
    await runPush(target, objectsOf(1), [['журнал', 'log', 'логи']], say);
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
    await runPush(target, objectsOf(4), [], say);
    fakeAlgolia.requests.length = 0;
    const changed = [...objectsOf(2), ...objectsOf(3, 'new').slice(2)];
    const verdict = await runPush(target, changed, [], say);
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
    await expect(runPush(target, objects, [], say)).rejects.toThrow();
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBeLessThan(2500);
    fakeAlgolia.playFault = () => null;
    expect(await runPush(target, objects, [], say)).toMatchObject({ isComplete: true });
    expect(fakeAlgolia.indexes.get('docs')?.objects.size).toBe(2500);
  });

  it('rejects when the key is invalid or the service is unavailable', async () => {
    fakeAlgolia.playFault = () => ({
      status: 403,
      body: '{"message":"Invalid Application-ID or API key","status":403}',
    });
    await expect(runPush(target, objectsOf(1), [], say)).rejects.toThrow();
  });
});

describe('the check after a push', () => {
  it('sends missing and outdated records again, and deletes stale ones', async () => {
    await runPush(target, objectsOf(5), [], say);
    const index = fakeAlgolia.indexes.get('docs');
    const [first = ''] = [...(index?.objects.keys() ?? [])];
    index?.objects.delete(first);
    const verdict = await verifyIndex(openIndex(target), objectsOf(4));
    expect(verdict).toMatchObject({ isComplete: true, repaired: 2 });
    expect(index?.objects.size).toBe(4);
  });

  it('reports the counts when the index stays incomplete', async () => {
    fakeAlgolia.indexes.clear();
    await runPush(target, objectsOf(1), [], say);
    fakeAlgolia.playFault = ({ path }) =>
      path.endsWith('/batch') ? { body: '{"taskID":1,"objectIDs":[]}' } : null;
    const verdict = await verifyIndex(openIndex(target), objectsOf(3));
    expect(verdict.isComplete).toBe(false);
    expect(verdict.message).toContain(
      'should contain the 3 records of this build, but: 2 missing, 0 changed',
    );
  });

  it('does not touch records from other sources, and fails because of them', async () => {
    await runPush(target, objectsOf(1), [], say);
    fakeAlgolia.indexes.get('docs')?.objects.set('theirs', { objectID: 'theirs' });
    const verdict = await verifyIndex(openIndex(target), objectsOf(1));
    expect(verdict).toMatchObject({ isComplete: false, difference: { foreign: ['theirs'] } });
    expect(fakeAlgolia.indexes.get('docs')?.objects.has('theirs')).toBe(true);
  });

  it('treats a missing index as empty', async () => {
    const difference = await compareIndex(openIndex(target), objectsOf(2));
    expect(difference).toMatchObject({
      missing: ['current:en:/guide-0/', 'current:en:/guide-1/'],
      indexed: 0,
    });
    expect(isEqual(difference)).toBe(false);
  });
});
