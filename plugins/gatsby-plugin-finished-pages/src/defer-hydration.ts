import type { PageData } from '../../../src/upstream-internals/gatsby-page-data';
import {
  dropImageHelpers,
  pagePathOf,
  replacePagePath,
  replaceScripts,
} from '../../../src/upstream-internals/gatsby-scripts';
import { toIsland, toScriptJson } from './page-island';

/** What the pages of one build have in common. */
export interface Hydration {
  /** URL of the enhancement. */
  enhanceUrl: string;
  /** Path prefix of the site, without a slash at its end. */
  base: string;
  /** Text of `boot.js`, the inline script that loads the enhancement. */
  bootScript: string;
  /** Data of the page at a path, or null to let Gatsby fetch it. */
  readPageData: (pagePath: string) => PageData | null;
}

/**
 * Takes Gatsby's scripts out of a page and puts the boot script in, so that the page loads the enhancement once it is idle, and the app only
 * when the reader needs it. A page that an earlier build has treated only gets the address of the present enhancement.
 */
export function deferHydration(html: string, hydration: Hydration): string {
  const { enhanceUrl, base, bootScript, readPageData } = hydration;
  const stitched = replaceScripts(
    html,
    `<script type="application/json" id="boot">${toScriptJson({ enhance: enhanceUrl, base })}</script>`,
  );
  const pagePath = pagePathOf(html);
  if (pagePath === null) return stitched;
  const data = readPageData(pagePath);
  const page = toScriptJson({ pagePath, data: data && toIsland(data) });
  return dropImageHelpers(
    replacePagePath(stitched, `<script type="application/json" id="page">${page}</script>`),
  ).replace('</body>', () => `<script>${bootScript}</script></body>`);
}
