import { docNodes, readState } from './gatsby-state';

const storeOf = (state: object) => ({ getState: () => state as never });

it('a state of an unknown form stops the build', () => {
  expect(() => readState(storeOf({}))).toThrow('The Redux state has no program.directory.');
});

it('the doc of each page comes once, however many pages show it, and only when it is asked for', () => {
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
