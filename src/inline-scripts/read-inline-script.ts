/**
 * Returns the minified text of a script in `src/inline-scripts`. The Content-Security-Policy allows
 * exactly these texts by hash, so they must be the same on all pages. Comments in the scripts
 * explain what each one does.
 *
 * - `before-paint.js`: in the head of all pages
 * - `sidebar-state.js`: at the end of all pages
 * - `base-url.js`: at the end of home pages
 * - `search-query.js`: at the end of search pages
 * - `not-found.js`: at the end of not-found pages
 *
 * `gatsby-plugin-islands` adds `boot.js` to all pages.
 *
 * @param name - File name without folder.
 * @throws When the file doesn't exist.
 */
export function inlineScript(name: string): string {
  const text = __INLINE_SCRIPTS__.scripts[name];
  if (text === undefined)
    throw new Error(`src/inline-scripts/${name}: the script does not exist. Check the file name.`);
  return text;
}
