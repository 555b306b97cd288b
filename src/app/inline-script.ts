/**
 * Returns the text of a script in `src/app/inline`, as pages contain it. The
 * Content-Security-Policy allows exactly these texts by hash, so they must be the same on all
 * pages.
 *
 * - `before-paint.js` is in the head. Before the first paint, it applies the stored color mode,
 *   hides the sidebar or the announcement if the reader has hidden it, and marks that scripts run.
 * - `sidebar-state.js` is at the end of the body. It opens and scrolls the sidebar as it was on the
 *   previous page. The app calls it through `window.sidebarState`: `gatsby-browser.tsx` before each
 *   navigation, the `Sidebar` component after it.
 * - `search-query.js` is at the end of the search pages. It hides the list of all pages if the URL
 *   has a query.
 *
 * @param name - File name without folder.
 * @throws When the file doesn't exist.
 */
export function inlineScript(name: string): string {
  const text = __PAGE_TEXTS__.scripts[name];
  if (text === undefined)
    throw new Error(`src/app/inline/${name}: the script does not exist. Check the file name.`);
  return text;
}
