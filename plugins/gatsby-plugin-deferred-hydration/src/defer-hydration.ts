import { dropImageHelpers, pagePathOf, replacePagePath, replaceScripts } from './rewrite-gatsby-scripts';

/** Data shared by all pages in one language. */
export interface Hydration {
  /** The page script's URL. */
  pageScriptUrl: string;
  /** The site's path prefix, without a trailing slash. */
  base: string;
  /** Text of `boot.js`, the inline script that loads the page script. */
  bootScript: string;
}

/** Matches the JSON data that a rewritten page contains for the boot script. */
const BOOT = /<script type="application\/json" data-boot>[^<]*<\/script>/;

/**
 * Replaces Gatsby's scripts with the boot script, so that the page loads the page script
 * when it is idle, and the app only on demand. In a page that an earlier build has finished, only
 * the module URL is updated.
 *
 * @param html - Page HTML.
 * @param hydration - Data shared by all pages in its language.
 * @throws When a page rendered by Gatsby has no placeholder for scripts.
 */
export function deferHydration(html: string, hydration: Hydration): string {
  const { pageScriptUrl, base, bootScript } = hydration;
  const boot = `<script type="application/json" data-boot>${toScriptJson({ script: pageScriptUrl, base })}</script>`;
  const pagePath = pagePathOf(html);
  if (pagePath === null) return html.replace(BOOT, () => boot);
  return dropImageHelpers(
    replacePagePath(
      replaceScripts(html, boot),
      `<script type="application/json" data-page>${toScriptJson(pagePath)}</script>`,
    ),
  ).replace('</body>', () => `<script>${bootScript}</script></body>`);
}

/** Escapes JSON for a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
