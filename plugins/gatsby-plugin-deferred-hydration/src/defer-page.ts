import { toScriptJson, type PageData } from './page-island';

const SLICE = /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="((?:[^"\\]|\\.)*)";\/\*\]\]>\*\/<\/script>/;
const IMAGE_HELPERS =
  /<style>\.gatsby-image-wrapper\{[\s\S]*?<\/style><noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript><script type="module">[\s\S]*?<\/script>/;

export interface DeferOptions {
  /** URL of the boot file. */
  bootUrl: string;
  /** Path prefix of the site, without a slash at its end. */
  base: string;
  /** Text of the inline script, the same on every page. */
  inlineScript: string;
  /** The page's data without body and texts, or null to let Gatsby fetch it. */
  island: (PageData & { body: string | null }) | null;
}

/** The path a page was rendered for, or null when its HTML was deferred before (or is no page of Gatsby's). */
export function pagePathOf(html: string): string | null {
  const path = PAGE_PATH.exec(html)?.[1];
  return path === undefined ? null : (JSON.parse(`"${path}"`) as string);
}

/**
 * Takes Gatsby's scripts out of a page and puts the boot script in. The slice's comments stay, since Gatsby looks for
 * them when it stitches new scripts into old pages.
 */
export function deferPage(
  html: string,
  pagePath: string,
  { bootUrl, base, inlineScript, island }: DeferOptions,
): string {
  const page = `<script type="application/json" id="page">${toScriptJson({ pagePath, data: island })}</script>`;
  return stitchBoot(html, bootUrl, base)
    .replace(PAGE_PATH, () => page)
    .replace(IMAGE_HELPERS, (helpers) => (html.includes('data-gatsby-image-wrapper') ? helpers : ''))
    .replace('</body>', () => `<script>${inlineScript}</script></body>`);
}

/** Makes a page that was deferred before refer to the present boot file. */
export function stitchBoot(html: string, bootUrl: string, base: string): string {
  const boot = `<!-- slice-start id="_gatsby-scripts-1" --><script type="application/json" id="boot">${toScriptJson({ src: bootUrl, base })}</script><!-- slice-end id="_gatsby-scripts-1" -->`;
  return html.replace(SLICE, () => boot);
}
