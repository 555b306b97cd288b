import { hasRouteResolver } from './has-route';

const guide = (sourcePath: string, draft = false) => ({ slug: '/a/', locale: 'uk', sourcePath, draft });
const one = guide('content/uk/a.md');
const other = guide('content/uk/a/index.md');
const draft = guide('content/uk/a.md', true);

const { NODE_ENV } = process.env;
afterEach(() => Object.assign(process.env, { NODE_ENV }));

it.each([
  ['the only guide', 'production', one, [one], true],
  ['the first of two files', 'production', one, [other, one], true],
  ['the second', 'production', other, [one, other], false],
  ['a draft in a build', 'production', draft, [draft], false],
  ['what a draft in a build stands before', 'production', other, [draft, other], true],
  ['a draft in development', 'development', draft, [draft], true],
])('%s has a route, in %s: %#', async (_case, environment, asked, all, expected) => {
  Object.assign(process.env, { NODE_ENV: environment });
  const nodeModel = { findAll: () => Promise.resolve({ entries: all }) };
  expect(await hasRouteResolver.resolve(asked, {}, { nodeModel })).toBe(expected);
});
