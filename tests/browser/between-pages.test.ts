import { chromiumPath, WIDE } from '../support/browser';
import { serveSite, type Site } from '../support/server';
import { launchTabs, type Tab, type TabBrowser } from '../support/tab';

let site: Site;
let browser: TabBrowser;
let tab: Tab;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launchTabs(chromiumPath())]);
});
beforeEach(async () => {
  tab = await browser.open(WIDE);
  await tab.goto(site.origin + GUIDE);
  await tab.until("'ready' in document.documentElement.dataset");
});
afterEach(() => tab.close());
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const GUIDE = '/libraries/typeorm/getting-started/';
const NEIGHBOR = '/libraries/typeorm/repositories/';
const LINK = `[id="site:docs-nav"] a[href="${NEIGHBOR}"]`;

it('prerenders the page behind a hovered link, and applies settings that change in the meantime', async () => {
  const height = 'document.getElementById("site:docs-nav").scrollTop';
  await tab.evaluate(`${height} -= 60`);
  await tab.pointAt(LINK);
  await tab.waitForPrerender();
  // As if the setting was changed in another tab.
  await tab.evaluate(`localStorage.setItem('theme', 'light')`);
  const top = await tab.evaluate<number>(height);
  await tab.press();
  await tab.until(`location.pathname === ${JSON.stringify(NEIGHBOR)}`);
  const entry = 'performance.getEntriesByType("navigation")[0]';
  expect(await tab.evaluate<number>(`${entry}.activationStart`)).toBeGreaterThan(0);
  await tab.until(`document.documentElement.dataset.theme === 'light'`);
  await tab.until(`${height} === ${top}`);
});

it('restores a page from the back/forward cache', async () => {
  await tab.evaluate(`window.kept = true; window.scrollTo(0, 700); window.location.assign('/faq/')`);
  await tab.until(`location.pathname === '/faq/' && document.readyState === 'complete'`);
  await tab.evaluate('history.back()');
  await tab.until(`location.pathname === ${JSON.stringify(GUIDE)}`);
  expect(await tab.evaluate('window.kept')).toBe(true);
  expect(await tab.evaluate('window.scrollY')).toBe(700);
});
