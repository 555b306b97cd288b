import type { Page, Store } from 'gatsby';
import { pageCreator } from './page-creator';
import type { StatePage } from '../gatsby-state';

const LONG_AGO = 1;
const page: Page = { path: '/a/', component: '/doc.tsx', context: { title: 'A' } };

/** Creates a store that Gatsby's `createPage` writes into. */
function createSite() {
  const pages = new Map<string, StatePage>();
  const createPage = jest.fn((created: Page) => {
    pages.set(created.path, { path: created.path, updatedAt: LONG_AGO });
  });
  const store = { getState: () => ({ program: { directory: '/' }, pages }) } as unknown as Store;
  return { pages, createPage, on: { actions: { createPage }, store } };
}

it('updates the timestamp of an unchanged page instead of creating it', () => {
  const { pages, createPage, on } = createSite();
  const create = pageCreator();
  create(page, on);
  create({ ...page }, on);
  expect(createPage).toHaveBeenCalledTimes(1);
  expect(pages.get('/a/')?.updatedAt).toBeGreaterThan(LONG_AGO);
});

it.each<[string, Page, boolean]>([
  ['has changed', { ...page, context: { title: 'B' } }, false],
  ['was deleted', page, true],
])('creates a page again that %s', (_, next, isDeleted) => {
  const { pages, createPage, on } = createSite();
  const create = pageCreator();
  create(page, on);
  if (isDeleted) pages.delete('/a/');
  create(next, on);
  expect(createPage).toHaveBeenLastCalledWith(next);
  expect(createPage).toHaveBeenCalledTimes(2);
});

it('creates every page the first time, even one from an earlier run', () => {
  const { pages, createPage, on } = createSite();
  pages.set('/a/', { path: '/a/', updatedAt: LONG_AGO });
  pageCreator()(page, on);
  expect(createPage).toHaveBeenCalledWith(page);
});
