import type { BuildWeight } from './measure-build';

interface BudgetLine {
  name: string;
  value: number;
  budget: number;
  kept: boolean;
}

/**
 * Compares a build's sizes with the budgets: maximum sizes in bytes after Brotli compression, unless
 * noted. A changed hash alone changes a page's size by up to 60 bytes, so leave that much room.
 */
export function compareBudgets(weight: BuildWeight): BudgetLine[] {
  const { pages } = weight;
  const lines: [name: string, value: number, budget: number][] = [
    // Contains the files of two guides, a request and its real response, facts, and all libraries. Hashes in names of
    // files change its size by up to 60 bytes.
    ['HTML of the home page', pages.home.bytes, 24_000],
    // A long tutorial. Contains the titles of the library groups in the sidebar, the page menu, the note for AI agents,
    // and the script and style of gatsby-plugin-image for its pictures.
    ['HTML of the heaviest guide', pages.guide.bytes, 25_900],
    // A class with many members, its history, and the symbols that use it.
    ['HTML of the heaviest reference page', pages.reference.bytes, 25_650],
    // All error messages with what each means, its causes, and what to do, and the footer's links to the lists.
    ['HTML of the heaviest list', pages.list.bytes, 48_400],
    ['requests besides the HTML (number)', weight.requests, 0],
    // Contains the progress and failures of page loads. The search dialog's code is loaded on demand.
    ['what an idle page adds', weight.pageScript, 15_500],
    // Contains i18next, and Gatsby's router, link, and script modules. Pages load it only when a reader needs it.
    ['the app', weight.app, 105_900],
    // Contains the home page's comparison and request, the lists of messages and keys with their filters, and
    // signatures that are shown on demand.
    ['style sheets that come with the app', weight.sheets, 9_450],
    // Contains the interface texts, the sentence about the guide's last test, the markup of its pictures in both
    // color modes, and the old anchors of its sections.
    ['data of the heaviest guide on navigation', weight.navigation.bytes, 11_650],
    // The home page, the color scheme, and the state of the translation are MDX guides, in each language.
    ['page components (number)', weight.components, 10],
    ['search: names', weight.searchNames, 60_000],
    // Contains what each error message means. It is loaded after the names, which already give results.
    ['search: full text', weight.searchFull, 330_000],
  ];
  return lines.map(([name, value, budget]) => ({ name, value, budget, kept: value <= budget }));
}
