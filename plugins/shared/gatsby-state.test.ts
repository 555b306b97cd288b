import { docNodes, readState, runStaticQuery } from './gatsby-state';

const storeOf = (state: object) => ({ getState: () => state as never });

it('stops the build if Gatsby’s state has an unknown format', () => {
  expect(() => readState(storeOf({}))).toThrow('The Redux state has no program.directory.');
});

it('returns each doc once and only on demand, even if several pages show it', () => {
  const ids = ['faq', 'faq', undefined, 'gone', 'home'];
  const pages = new Map(ids.map((docNodeId, at) => [String(at), { path: '/', context: { docNodeId } }]));
  const store = storeOf({ program: { directory: '/' }, pages });
  const asked: string[] = [];
  const nodes = docNodes(store, (id) => {
    asked.push(id);
    return id === 'gone' ? undefined : { id, internal: { type: 'Guide' } };
  });
  expect(nodes.next().value).toMatchObject({ id: 'faq' });
  expect(asked).toEqual(['faq']);
  expect([...nodes]).toMatchObject([{ id: 'home' }]);
});

describe('a query of useStaticQuery', () => {
  const staticQueryComponents = new Map([['id', { name: 'Years', query: '{ year }' }]]);
  const store = storeOf({ program: { directory: '/' }, staticQueryComponents });

  it('gives plugins the data that components show', async () => {
    const graphql = (query: string) => Promise.resolve({ data: { query } });
    expect(await runStaticQuery('Years', store, graphql as never)).toEqual({ query: '{ year }' });
  });

  it('stops the build if it is missing or fails', async () => {
    const graphql = () => Promise.resolve({ errors: ['unknown field'] });
    await expect(runStaticQuery('Days', store, graphql as never)).rejects.toThrow('no static query Days');
    await expect(runStaticQuery('Years', store, graphql as never)).rejects.toThrow('Years failed');
  });
});
