import MiniSearch from 'minisearch';
import { toMiniSearchSnapshot } from './minisearch-snapshot';

const TEXTS = ['mail mail queue', 'queue', 'other'];

it('a snapshot is what MiniSearch itself serializes, and finds the same', async () => {
  const real = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    extractField: (document, field) => (field === 'id' ? String(document.id) : document.text),
  });
  real.addAll(TEXTS.map((text, id) => ({ id, text })));
  const snapshot = toMiniSearchSnapshot('text', 3, [
    { term: 'mail', occurrences: [[0, 2]] },
    {
      term: 'queue',
      occurrences: [
        [0, 1],
        [1, 1],
      ],
    },
    { term: 'other', occurrences: [[2, 1]] },
  ]);
  const serialized = JSON.parse(JSON.stringify(real)) as typeof snapshot;
  expect(Object.keys(snapshot).sort()).toEqual(Object.keys(serialized).sort());
  expect({ ...snapshot, index: [] }).toEqual({ ...serialized, index: [] });
  expect(new Map(snapshot.index)).toEqual(new Map(serialized.index));
  const loaded = await MiniSearch.loadJSAsync(snapshot, { fields: ['text'] });
  expect(loaded.search('queue')).toEqual(real.search('queue'));
});
