import { setTimeout } from 'node:timers/promises';
import { URL } from 'node:url';
import { pathsOfResults, textsOfResults } from './in-page.mjs';
import { openBox, startAt } from './search-boxes.mjs';

const STABLE_MS = 1200;
/** Waits longer for an empty result list, because results may still appear. */
const STABLE_WHEN_EMPTY_MS = 4000;
const GIVE_UP_MS = 15_000;
const TOP = 3;

/**
 * Types queries into a built site's search and reads the results.
 *
 * @param {object} options - Browser, server, search box selectors, the page to start from, and the
 *   queries.
 * @returns {Promise<string[][]>} Paths of up to three different pages for each query.
 */
export async function readHits({ browser, server, how, path, queries }) {
  const { context, page } = await startAt(browser, server, path);
  const box = await openBox(page, how);
  const answers = [];
  for (const query of queries) {
    await ask(page, how, box, query, server);
    answers.push(
      how.areLinks
        ? firstPages(await page.evaluate(pathsOfResults, how.hit))
        : await followEach(page, how, box, query, server),
    );
  }
  await context.close();
  return answers;
}

const firstPages = (paths) => [...new Set(paths)].slice(0, TOP);

/** Types a query and waits until the results no longer change. */
async function ask(page, how, box, query, server) {
  await box.fill('');
  await page.waitForTimeout(500);
  await box.click();
  await page.keyboard.type(query, { delay: 15 });
  const started = Date.now();
  let last = '';
  let since = started;
  while (Date.now() - started < GIVE_UP_MS) {
    const now = await page.evaluate(textsOfResults, how.hit);
    if (now !== last) [last, since] = [now, Date.now()];
    const enough = now === '' ? STABLE_WHEN_EMPTY_MS : STABLE_MS;
    if (Date.now() - since >= enough && server.inflight === 0) break;
    await setTimeout(100);
  }
}

/** Clicks one result after another, for sites whose results aren't links. */
async function followEach(page, how, box, query, server) {
  const start = page.url();
  const pages = new Set();
  const count = await page.locator(how.hit).count();
  for (let index = 0; index < count && pages.size < TOP; index++) {
    if (index > 0) await ask(page, how, box, query, server);
    await page.locator(how.hit).nth(index).click();
    await page.waitForURL((address) => address.href !== start, { timeout: 10_000 });
    pages.add(new URL(page.url()).pathname);
    await page.goto(start, { waitUntil: 'load' });
    await openBox(page, how);
  }
  return [...pages];
}
