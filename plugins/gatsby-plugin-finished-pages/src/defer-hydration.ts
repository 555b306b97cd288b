import type { PageData } from '../../../src/upstream-internals/gatsby-page-data';
import {
  dropImageHelpers,
  pagePathOf,
  replacePagePath,
  replaceScripts,
} from '../../../src/upstream-internals/gatsby-scripts';
import { toIsland, toScriptJson, type LocaleEdges } from './page-island';

/** What the pages of one build have in common. */
export interface Hydration {
  /** URL of the boot file. */
  bootUrl: string;
  /** Path prefix of the site, without a slash at its end. */
  base: string;
  /** Text of `boot.js`, the inline script that starts the app. */
  bootScript: string;
  /** Data of the page at a path, or null to let Gatsby fetch it. */
  readPageData: (pagePath: string) => PageData | null;
}

/**
 * Takes Gatsby's scripts out of a page and puts the boot script in, so that the framework is loaded on the reader's first movement and not
 * before. A page that an earlier build has treated only gets the address of the present boot file.
 */
export function deferHydration(html: string, hydration: Hydration): string {
  const { bootUrl, base, bootScript, readPageData } = hydration;
  const stitched = replaceScripts(
    html,
    `<script type="application/json" id="boot">${toScriptJson({ src: bootUrl, base })}</script>`,
  );
  const pagePath = pagePathOf(html);
  if (pagePath === null) return stitched;
  const data = readPageData(pagePath);
  const page = toScriptJson({ pagePath, data: data && toIsland(data).island });
  return dropImageHelpers(
    replacePagePath(stitched, `<script type="application/json" id="page">${page}</script>`),
  ).replace('</body>', () => `<script>${bootScript}</script></body>`);
}

/**
 * The texts of the interface in each language, from the first page of the language that has them.
 *
 * @param pages - Path and language of all pages.
 */
export function collectTexts(
  pages: readonly { path: string; language: string }[],
  readPageData: Hydration['readPageData'],
): Record<string, LocaleEdges> {
  const texts: Record<string, LocaleEdges> = {};
  for (const { path, language } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (Object.hasOwn(texts, language)) continue;
    const data = readPageData(path);
    const locales = data && toIsland(data).locales;
    if (locales) texts[language] = locales;
  }
  return texts;
}
