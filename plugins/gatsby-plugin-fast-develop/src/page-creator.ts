import type { Page, Store } from 'gatsby';
import { readState } from '../../shared/gatsby-state';

/**
 * Makes a function that creates pages like Gatsby's own, but in development, where all are created again after each save, only touches a page
 * that it has created alike before. Gatsby deletes those that are not touched.
 */
export function pageCreator(): (
  page: Page,
  on: { actions: { createPage: (page: Page) => void }; store: Pick<Store, 'getState'> },
) => void {
  const created = new Map<string, string>();
  return (page, { actions, store }) => {
    const form = JSON.stringify(page);
    const existing = readState(store).pages.get(page.path);
    if (existing && created.get(page.path) === form) {
      existing.updatedAt = Date.now();
      return;
    }
    created.set(page.path, form);
    actions.createPage(page);
  };
}
