import { sampleGuide, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { createIndex } from './load-index';
import { packNames, unpackNames } from './names-part';
import { createNarrowNames } from './narrow-names';
import { search } from './search';

const records = toSearchRecords([
  sampleGuide({ path: '/transactions/', title: 'Transaction management' }),
  sampleGuide({ path: '/queues/', title: 'Background queues' }),
  sampleGuide({ path: '/uk/grunt/', title: 'Ґрунт' }),
  ...Array.from({ length: 250 }, (_, at) => sampleSymbol({ name: `Entity${at}` })),
  sampleSymbol({ name: 'Order', package: 'orders' }),
]);
const part = unpackNames(packNames(records, 'abc', [['черга', 'queue']]));
const narrow = createNarrowNames(part);
const pathsFor = (query: string, filters = {}) => narrow(query, filters).records.map(({ path }) => path);

describe('createNarrowNames', () => {
  it.each([
    ['all forms of a word', 'transactions', '/transactions/'],
    ['an unfinished word', 'trans', '/transactions/'],
    ['a synonym in another language', 'черги', '/queues/'],
    ['both spellings of «ґ»', 'грунт', '/uk/grunt/'],
  ])('keeps records with %s', (_, query, path) => {
    expect(pathsFor(query)).toEqual([path]);
    expect(search({ query, index: createIndex(narrow(query, {})) }).hits[0]?.path).toBe(path);
  });

  it('limits the records for a short prefix, and prefers those with more words of the query', () => {
    expect(pathsFor('e')).toHaveLength(200);
    expect(pathsFor('entity249')).toHaveLength(200);
    expect(pathsFor('entity transaction')).toContain('/transactions/');
  });

  it.each([
    ['typed', 'pkg:orders', {}],
    ['selected', '', { package: 'orders' }],
  ])('applies %s filters before it limits the records', (_, query, filters) => {
    expect(pathsFor(query, filters)).toEqual(['/api/orders/src/class/Order/']);
  });

  it('keeps no records if nothing matches', () => {
    expect(pathsFor('qqxxzz')).toEqual([]);
  });
});
