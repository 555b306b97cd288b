import { sampleGuide, sampleMember, sampleSection, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import type { SearchableDoc } from '../records/searchable-doc';
import { buildIndex } from './build-index';
import { addFullText, loadIndex } from './load-index';
import { search } from './search';

const page = (path: string, title: string, description = ''): SearchableDoc =>
  sampleGuide({ path, title, description });
const withSections = (doc: SearchableDoc, ...sections: [title: string, text: string][]): SearchableDoc => ({
  ...doc,
  sections: sections.map(([title, text], at) => sampleSection({ id: `s${at}`, title, text })),
});
// Other pages, so that the tested words are rare, like the words in real queries.
const others = Array.from({ length: 40 }, (_, at) =>
  page(`/other-${at}/`, `Other ${at}`, 'Something else altogether.'),
);

async function rank(query: string, ...docs: SearchableDoc[]): Promise<string[]> {
  const records = toSearchRecords([...docs, ...others]);
  const index = await addFullText(loadIndex(buildIndex(records, 'names')), buildIndex(records, 'full'));
  return search({ query, index }).hits.map((hit) => hit.url);
}

describe('rankRecords', () => {
  it.each(['findAll', 'findAll()'])('ranks the member %s above longer symbol names', async (query) => {
    const members = [sampleMember({ name: 'findAll', anchor: 'findAll' })];
    const found = await rank(
      query,
      sampleSymbol({ name: 'Store', members }),
      ...['RolesFindAllResponse', 'RolesFindAllResponseAllOf', 'UsersFindAllResponse'].map((name) =>
        sampleSymbol({ name, kind: 'interface' }),
      ),
    );
    expect(found[0]).toMatch(/\/Store\/#findAll$/);
  });

  it.each([
    ['OldStore', null, 'OldStore'],
    ['OldStore', 'find', 'OldStore.find'],
  ])(
    'puts a name that is gone first, or right after the same name where it is still there: %s %s',
    async (symbol, member, query) => {
      const changes = sampleGuide({
        kind: 'reference',
        path: '/api/redis/changes/',
        removed: [{ symbol, member, anchor: 'v1.1.0', text: '' }],
      });
      const similar = sampleSymbol({ name: 'OldStoreOptions', members: [sampleMember({ name: 'find' })] });
      const same = sampleSymbol({
        name: symbol,
        package: 'storage',
        members: member === null ? [] : [sampleMember({ name: member, anchor: member })],
      });
      const gone = '/api/redis/changes/#v1.1.0';
      expect((await rank(query, changes, similar))[0]).toBe(gone);
      const there = `/api/storage/src/class/${symbol}/${member === null ? '' : `#${member}`}`;
      expect((await rank(query, changes, similar, same)).slice(0, 2)).toEqual([there, gone]);
    },
  );

  it.each(['CartRepository', 'CartStoreRep', 'cartstorerep'])(
    'finds a name in code without some of its words: %s',
    async (query) => {
      const guide = page('/carts/', 'Cart repositories', 'A store and a repository for each cart.');
      const found = await rank(query, guide, sampleSymbol({ name: 'BaseCartStoreRepository' }));
      expect(found[0]).toBe('/api/redis/src/class/BaseCartStoreRepository/');
    },
  );

  it.each(['repositorycart', 'cartrepx'])(
    'finds no name by its words in another order: %s',
    async (query) => {
      expect(await rank(query, sampleSymbol({ name: 'BaseCartStoreRepository' }))).toEqual([]);
    },
  );

  it('ranks texts with a name above titles with its words', async () => {
    const found = await rank(
      'sortableColumns',
      page('/columns/', 'Sortable columns', 'Sortable columns in tables.'),
      withSections(page('/lists/', 'Lists'), ['Options', 'List them in `sortableColumns`.']),
    );
    expect(found[0]).toBe('/lists/#s0');
  });

  it('distinguishes names by case', async () => {
    const type = sampleSymbol({ name: 'StoreOptions', kind: 'interface', deprecated: true });
    const members = [sampleMember({ name: 'storeOptions', anchor: 'storeOptions' })];
    const urls = ['/api/redis/src/interface/StoreOptions/', '/api/redis/src/class/Cache/#storeOptions'];
    const cache = sampleSymbol({ name: 'Cache', members });
    expect((await rank('StoreOptions', cache, type)).slice(0, 2)).toEqual(urls);
    expect((await rank('storeOptions', cache, type)).slice(0, 2)).toEqual([...urls].reverse());
  });

  it('ranks existing names above a removed name if only its words match', async () => {
    const changes = sampleGuide({
      kind: 'reference',
      path: '/api/redis/changes/',
      removed: [{ symbol: 'OldStore', member: null, anchor: 'v1.1.0', text: '' }],
    });
    const similar = sampleSymbol({ name: 'OldDiskStore' });
    expect(await rank('old store', changes, similar)).toEqual([
      '/api/redis/src/class/OldDiskStore/',
      '/api/redis/changes/#v1.1.0',
    ]);
  });

  it('ranks a title above a heading', async () => {
    const title = page('/title/', 'Cache in production');
    const heading = withSections(page('/heading/', 'Memory'), ['Cache in production', '']);
    expect(await rank('cache', heading, title)).toEqual(['/title/', '/heading/#s0']);
  });

  it('ranks names with all words above a name with one and a text with the other', async () => {
    const symbol = sampleSymbol({ name: 'RedisClientConfig', summary: 'The settings.' });
    const section = withSections(page('/page/', 'Start with redis'), [
      'Settings of redis in production',
      'Hosts.',
    ]);
    expect((await rank('redis settings', symbol, section))[0]).toBe('/page/#s0');
  });

  it('ranks the name closest to the query first', async () => {
    const long = page('/long/', 'Cache of all the many things that there are');
    const short = page('/short/', 'The cache');
    expect((await rank('cache', long, short))[0]).toBe('/short/');
  });

  it('finds a page by words in different sections', async () => {
    const picture: [string, string] = ['Pictures', 'Insert a picture.'];
    const partial = withSections(page('/partial/', 'Rows'), picture);
    const spread = withSections(page('/spread/', 'Docs'), picture, ['Colors', 'Dark ones.']);
    expect((await rank('insert a dark picture', partial, spread))[0]).toBe('/spread/#s0');
  });

  it('finds a page by words in its questions and in a section', async () => {
    const questions = ['two users change one order'];
    const partial = { ...page('/any/', 'Sign'), questions };
    const spread = withSections({ ...page('/some/', 'Lock'), questions }, ['Retry', 'Lost updates.']);
    expect((await rank('order of users lost', partial, spread))[0]).toBe('/some/');
  });

  it('keeps one page from filling the list', async () => {
    const one = withSections(
      page('/one/', 'Memory'),
      ...Array.from({ length: 9 }, (_, at): [string, string] => [`Cache ${at}`, '']),
    );
    const other = page('/two/', 'Disk', 'Has a cache too.');
    const urls = await rank('cache', one, other);
    expect(urls).toHaveLength(10);
    expect(urls.indexOf('/two/')).toBeLessThan(9);
    expect(urls[0]).toBe('/one/#s0');
  });
});
