/**
 * The text of a script of `src/app/inline`, as it stands in every page. The Content-Security-Policy allows exactly these texts, by
 * their hashes, so they are written without anything that differs from page to page.
 *
 * - `before-paint.js` stands in the head: it shows the color mode the reader chose, hides the sidebar or the announcement that the reader
 *   has hidden, and marks that scripts run, all before the page is painted.
 * - `sidebar-state.js` stands at the end of the body: it opens and scrolls the sidebar as it was on the page before. The `Sidebar`
 *   component calls it through `window.sidebarState` after each navigation.
 *
 * @param name - File name without folder.
 * @throws When there is no such file.
 */
export function inlineScript(name: string): string {
  const text = __PAGE_TEXTS__.scripts[name];
  if (text === undefined) throw new Error(`There is no script src/app/inline/${name}.`);
  return text;
}
