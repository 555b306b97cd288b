/**
 * The text of a script of `src/app/inline`, as pages contain it. The Content-Security-Policy allows exactly these texts by
 * their hashes, so nothing in them may differ from page to page.
 *
 * - `before-paint.js` is in the head: it shows the color mode the reader chose, hides the sidebar or the announcement that the reader
 *   has hidden, and marks that scripts run, all before the page is painted.
 * - `sidebar-state.js` is at the end of the body: it opens and scrolls the sidebar as it was on the previous page. The app calls it
 *   through `window.sidebarState`: `gatsby-browser.tsx` before each navigation, the `Sidebar` component after it.
 * - `search-query.js` is at the end of the search pages: it leaves out the list of all pages where the address has a query.
 *
 * @param name - File name without folder.
 * @throws When the file does not exist.
 */
export function inlineScript(name: string): string {
  const text = __PAGE_TEXTS__.scripts[name];
  if (text === undefined) throw new Error(`There is no script src/app/inline/${name}.`);
  return text;
}
