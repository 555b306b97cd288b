import type { GatsbyScripts } from '../../../src/model/app-files';
import { upstreamChanged } from '../../shared/upstream-changed';

/** The file with the scripts that Gatsby would put into every page, below `public/`. */
export const SCRIPTS_SLICE = '_gatsby/slices/_gatsby-scripts-1.html';

/** Where they would come to be in a page as it is rendered. */
const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const PAGE_PATH =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="((?:[^"\\]|\\.)*)";\/\*\]\]>\*\/<\/script>/;
const IMAGE_HELPERS =
  /<style>\.gatsby-image-wrapper\{[\s\S]*?<\/style><noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript><script type="module">[\s\S]*?<\/script>/;

/**
 * Reads the scripts slice.
 *
 * @param slice - Content of `SCRIPTS_SLICE`.
 * @throws When the slice does not look like Gatsby 5's, since no page could start its app.
 */
export function readGatsbyScripts(slice: string): GatsbyScripts {
  const scripts = [...slice.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const mapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(slice)?.[1];
  const compilationHash = /window\.___webpackCompilationHash="([^"]*)"/.exec(slice)?.[1];
  if (scripts.length === 0 || mapping === undefined || compilationHash === undefined)
    throw upstreamChanged(
      'gatsby',
      `public/${SCRIPTS_SLICE} has no scripts, chunk mapping or compilation hash`,
    );
  return { scripts, chunkMapping: JSON.parse(mapping) as string, compilationHash };
}

/** The path that a page was rendered for, or null when its scripts are replaced already or it is not a page of Gatsby's. */
export function pagePathOf(html: string): string | null {
  const path = PAGE_PATH.exec(html)?.[1];
  return path === undefined ? null : (JSON.parse(`"${path}"`) as string);
}

/** Replaces the script that holds the page's path. */
export function replacePagePath(html: string, by: string): string {
  return html.replace(PAGE_PATH, () => by);
}

/**
 * Puts something else where Gatsby would put its scripts.
 *
 * @throws When the page has no such place, since it would start Gatsby's way.
 */
export function replaceScripts(html: string, by: string): string {
  if (!html.includes(PLACE)) throw upstreamChanged('gatsby', 'A rendered page has no place for its scripts');
  return html.replace(PLACE, () => by);
}

/** Removes what gatsby-plugin-image puts into the head of every page from those that show none of its images. */
export function dropImageHelpers(html: string): string {
  return html.includes('data-gatsby-image-wrapper') ? html : html.replace(IMAGE_HELPERS, '');
}

/** Removes the style attributes of Gatsby's own elements, which the policy forbids; `src/styles/base.css` says the same. */
export function dropGatsbyStyles(html: string): string {
  return html
    .replace(/(<div) style="outline:none"([^>]* id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1');
}
