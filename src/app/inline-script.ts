import fs from 'node:fs';
import path from 'node:path';

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
 */
export function inlineScript(name: string): string {
  return fs.readFileSync(path.resolve('src/app/inline', name), 'utf8').trim();
}
