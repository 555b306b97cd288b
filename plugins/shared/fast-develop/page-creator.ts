import type { Page, Store } from 'gatsby';
import { readState } from '../gatsby-state';

/**
 * Returns a function that replaces Gatsby's `createPage`. In development, all pages are created
 * again after each save; for a page that hasn't changed, this function only updates the timestamp,
 * because Gatsby deletes pages without a recent one.
 */
export function pageCreator(): (
  page: Page,
  gatsby: { actions: { createPage: (page: Page) => void }; store: Pick<Store, 'getState'> },
) => void {
  const created = new Map<string, string>();
  return (page, { actions, store }) => {
    const serialized = JSON.stringify(page);
    const existing = readState(store).pages.get(page.path);
    if (existing && created.get(page.path) === serialized) {
      existing.updatedAt = Date.now();
      return;
    }
    created.set(page.path, serialized);
    actions.createPage(page);
  };
}
