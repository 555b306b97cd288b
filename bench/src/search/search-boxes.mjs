/**
 * Selectors for each site's search: the button that opens it, the input, and a result. If results
 * aren't links, they are clicked to read their URLs.
 */
export const SEARCH_BOXES = {
  'this-site': {
    open: 'button[aria-keyshortcuts*="K"]',
    input: 'dialog [role=combobox]',
    // The list also contains recent queries.
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

/** Opens a page and moves the pointer, which triggers deferred loading. */
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

/** Opens the search and waits for its input. */
export async function openBox(page, how) {
  await page.locator(how.open).filter({ visible: true }).first().click({ timeout: 20_000 });
  const box = page.locator(how.input).filter({ visible: true }).first();
  await box.waitFor({ timeout: 60_000 });
  await box.focus();
  return box;
}
