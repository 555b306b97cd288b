import { dropImageHelpers, pagePathOf, replacePagePath, replaceScripts } from './gatsby-scripts';

/** What the pages of one build have in common. */
export interface Hydration {
  /** URL of the enhancement. */
  enhanceUrl: string;
  /** Path prefix of the site, without a slash at its end. */
  base: string;
  /** Text of `boot.js`, the inline script that loads the enhancement. */
  bootScript: string;
}

/** The data block of a finished page. */
const BOOT = /<script type="application\/json" id="boot">[^<]*<\/script>/;

/**
 * Puts the boot script in the place of Gatsby's scripts, so that the page loads the enhancement once it is idle, and the app only
 * when the reader needs it. A page that an earlier build has treated only gets the address of the present enhancement.
 *
 * @throws When a page of Gatsby's has no place for scripts.
 */
export function deferHydration(html: string, hydration: Hydration): string {
  const { enhanceUrl, base, bootScript } = hydration;
  const boot = `<script type="application/json" id="boot">${toScriptJson({ enhance: enhanceUrl, base })}</script>`;
  const pagePath = pagePathOf(html);
  if (pagePath === null) return html.replace(BOOT, () => boot);
  return dropImageHelpers(
    replacePagePath(
      replaceScripts(html, boot),
      `<script type="application/json" id="page">${toScriptJson(pagePath)}</script>`,
    ),
  ).replace('</body>', () => `<script>${bootScript}</script></body>`);
}

/** JSON that is safe inside a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
