/**
 * How the search of each site is operated: what opens it, the box to type into, and what one result is. Where results are links, their
 * addresses are read; where they are not, each is followed and the address it led to is read.
 */
export const SEARCH_BOXES = {
  'this-site': {
    open: 'button[aria-keyshortcuts*="K"]',
    input: 'dialog [role=combobox]',
    // Earlier queries are offered in the same list.
    hit: 'dialog a[role=option]:not([href*="?q="])',
    areLinks: true,
  },
  docusaurus: {
    open: 'input.navbar__search-input',
    input: 'input.navbar__search-input',
    hit: '[class*="suggestion_"]',
    areLinks: false,
  },
  starlight: {
    open: 'site-search button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
    areLinks: true,
  },
  vitepress: {
    open: '.VPNavBarSearch button',
    input: '#localsearch-input',
    hit: '.VPLocalSearchBox a.result',
    areLinks: true,
  },
};

/** Opens a page as a reader does who then moves the pointer, which starts what a site has put off until then. */
export async function startAt(browser, server, path) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  server.log.length = 0;
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await server.idle();
  const untouched = server.log.slice();
  server.log.length = 0;
  await page.mouse.move(640, 3);
  await page.mouse.move(644, 5);
  await page.waitForTimeout(300);
  await server.idle();
  return { context, page, untouched, moved: server.log.slice() };
}

/** Opens the search of a page and waits for its box. */
export async function openBox(page, how) {
  await page.locator(how.open).filter({ visible: true }).first().click({ timeout: 20_000 });
  const box = page.locator(how.input).filter({ visible: true }).first();
  await box.waitFor({ timeout: 60_000 });
  await box.focus();
  return box;
}
