import { dropImageHelpers, isRendered, dropPagePath, replaceScripts } from './rewrite-gatsby-scripts';

/** What the boot script of a page loads. */
export interface BootFiles {
  /** URLs of the scripts, which run in this order. */
  scripts: string[];
  /** URLs of the style sheets that these scripts add. */
  sheets: string[];
}

/** Matches the list of files in a rewritten page. */
const BOOT = /<script type="application\/json" data-boot>[^<]*<\/script>/;

/**
 * Replaces Gatsby's scripts with the boot script, which loads the islands. In a page that an earlier
 * build has finished, only the files' URLs are updated.
 *
 * @param html - Page HTML.
 * @param files - What the page loads.
 * @param bootScript - Text of `boot.js`.
 * @throws When a page rendered by Gatsby has no placeholder for scripts.
 */
export function loadIslands(html: string, files: BootFiles, bootScript: string): string {
  const boot = `<script type="application/json" data-boot>${toScriptJson(files)}</script>`;
  if (!isRendered(html)) return html.replace(BOOT, () => boot);
  return dropImageHelpers(dropPagePath(replaceScripts(html, boot))).replace(
    '</body>',
    () => `<script>${bootScript}</script></body>`,
  );
}

/** Escapes JSON for a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
