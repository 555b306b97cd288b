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
    // A tutorial in five steps, the longest guide. Contains the titles of the library groups in the sidebar, the page
    // menu, the note for AI agents, the script and style of gatsby-plugin-image, and the props of its islands.
    ['HTML of the heaviest guide', pages.guide.bytes, 28_400],
    // A class with many members, its history, and the symbols that use it.
    ['HTML of the heaviest reference page', pages.reference.bytes, 25_650],
    // All error messages with what each means, its causes, and what to do, and the title of each for its filter. The
    // list of configuration keys has a line to copy for each.
    ['HTML of the heaviest list', pages.list.bytes, 54_600],
    ['requests besides the HTML (number)', weight.requests, 0],
    // React has 40 kB of it, and i18next 20 kB.
    ['what an idle page adds', weight.idle, 85_000],
    // The engine and its results.
    ['what an idle page and the first search add', weight.idle + weight.search, 115_000],
    ['search: names', weight.searchNames, 60_000],
    // Explanations of errors, and readers' questions. Loads after the names, which already return results.
    ['search: full text', weight.searchFull, 356_000],
  ];
  return lines.map(([name, value, budget]) => ({ name, value, budget, kept: value <= budget }));
}
