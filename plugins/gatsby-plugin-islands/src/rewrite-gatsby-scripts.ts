import { upstreamChanged } from '../../../src/node/upstream-changed';

/** The placeholder for Gatsby's scripts in a rendered page. */
const PLACEHOLDER =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
/** Such as `<script id="gatsby-script-loader">…window.pagePath="/faq/";…</script>`. */
const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/;
/** The styles and the script that gatsby-plugin-image adds to the head of each page. */
const IMAGE_HELPERS =
  /<style>\.gatsby-image-wrapper\{[\s\S]*?<\/style><noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript><script type="module">[\s\S]*?<\/script>/;

/** Checks whether Gatsby has just rendered a page. Finished pages don't have its scripts anymore. */
export function isRendered(html: string): boolean {
  return PAGE_PATH.test(html);
}

/** Removes the script that sets the page path for Gatsby's app. */
export function dropPagePath(html: string): string {
  return html.replace(PAGE_PATH, '');
}

/**
 * Replaces the placeholder for Gatsby's scripts.
 *
 * @param html - Page HTML.
 * @param replacement - HTML to insert instead.
 * @throws When the page has no placeholder. Gatsby's own scripts would then run.
 */
export function replaceScripts(html: string, replacement: string): string {
  if (!html.includes(PLACEHOLDER))
    throw upstreamChanged('gatsby', 'A rendered page has no placeholder for scripts');
  return html.replace(PLACEHOLDER, () => replacement);
}

/**
 * Removes the code that gatsby-plugin-image adds to every page's head, if the page has none of its
 * images.
 */
export function dropImageHelpers(html: string): string {
  return html.includes('data-gatsby-image-wrapper') ? html : html.replace(IMAGE_HELPERS, '');
}

/**
 * Removes the style attributes of Gatsby's elements, which the policy forbids.
 * `src/styles/base.css` sets the same styles.
 */
export function dropGatsbyStyles(html: string): string {
  return html
    .replace(/(<div) style="outline:none"([^>]* id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1');
}
