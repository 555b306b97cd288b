import type { BuildWeight } from './measure-build';

/**
 * Maximum sizes in bytes after Brotli compression, unless noted. A changed hash alone changes a
 * page's size by up to 60 bytes, so leave that much room in a budget.
 */
export const BUDGETS = {
  // With a request and its real response, facts, and a sentence for each area.
  'HTML of the home page': 19_200,
  // With the titles of the library groups in the sidebar, the page menu, and the note for AI agents.
  'HTML of the heaviest guide': 24_000,
  // The error list, with links to guides about what throws each error, its filter, and the styles of
  // members.
  'HTML of the heaviest reference page': 24_200,
  'requests beside the HTML (number)': 0,
  // With first search results without the app, and the bar of old deployments.
  'what an idle page adds': 14_150,
  // With Gatsby's own router, link, and script modules, and its own rules for scripts and CSS; the app
  // only loads on intent. With the texts of the home page's facts, the upgrade form, and the filter of errors.
  'the app': 90_100,
  // With the home page's example and compact rows in the reference.
  'style sheets that come with the app': 7_850,
  // With the sentence about the guide's last test.
  'data of the heaviest guide on navigation': 9_000,
  'page components (number)': 7,
  'search: names': 60_000,
  'search: full text': 300_000,
} as const;

interface BudgetLine {
  name: string;
  value: number;
  budget: number;
  kept: boolean;
}

/** Compares a build's sizes with the budgets. */
export function compareBudgets(weight: BuildWeight): BudgetLine[] {
  const values: Record<keyof typeof BUDGETS, number> = {
    'HTML of the home page': weight.pages.home.bytes,
    'HTML of the heaviest guide': weight.pages.guide.bytes,
    'HTML of the heaviest reference page': weight.pages.reference.bytes,
    'requests beside the HTML (number)': weight.requests,
    'what an idle page adds': weight.enhancement,
    'the app': weight.app,
    'style sheets that come with the app': weight.sheets,
    'data of the heaviest guide on navigation': weight.navigation.bytes,
    'page components (number)': weight.components,
    'search: names': weight.searchNames,
    'search: full text': weight.searchFull,
  };
  return Object.entries(BUDGETS).map(([name, budget]) => {
    const value = values[name as keyof typeof BUDGETS];
    return { name, value, budget, kept: value <= budget };
  });
}
