import {
  dropImageHelpers,
  pagePathOf,
  replacePagePath,
  replaceScripts,
} from '../../../src/upstream-internals/gatsby-scripts';

/** What the pages of one build have in common. */
export interface Hydration {
  /** URL of the enhancement. */
  enhanceUrl: string;
  /** Path prefix of the site, without a slash at its end. */
  base: string;
  /** Text of `boot.js`, the inline script that loads the enhancement. */
  bootScript: string;
}

/**
 * Takes Gatsby's scripts out of a page and puts the boot script in, so that the page loads the enhancement once it is idle, and the app only
 * when the reader needs it. A page that an earlier build has treated only gets the address of the present enhancement.
 */
export function deferHydration(html: string, hydration: Hydration): string {
  const { enhanceUrl, base, bootScript } = hydration;
  const stitched = replaceScripts(
    html,
    `<script type="application/json" id="boot">${toScriptJson({ enhance: enhanceUrl, base })}</script>`,
  );
  const pagePath = pagePathOf(html);
  if (pagePath === null) return stitched;
  return dropImageHelpers(
    replacePagePath(stitched, `<script type="application/json" id="page">${toScriptJson(pagePath)}</script>`),
  ).replace('</body>', () => `<script>${bootScript}</script></body>`);
}

/** JSON that is safe inside a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
