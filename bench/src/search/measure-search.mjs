import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectedPages } from './expected-pages.mjs';
import { foundAfter, timeToResult } from './in-page.mjs';
import { QUERIES } from './queries.mjs';
import { readHits } from './read-hits.mjs';
import { openBox, SEARCH_BOXES, startAt } from './search-boxes.mjs';
import { slowLink } from './slow-link.mjs';

const TIMED_RUNS = 5;

/**
 * Measures a built site's search: bytes, time to the first result, and result quality.
 *
 * @param {string} tools - Folder with the measuring programs and the browser driver.
 * @param {string} key - Site key.
 * @param {{ output: string, pathOf: (page: string) => string }} built - Built site.
 * @param {{ corpus: string, start: string }} corpus - Folder with a subfolder for each locale,
 *   and the page to start from.
 * @returns {Promise<object>} Bytes and hits by locale, and times in ms.
 */
export async function measureSearch(tools, key, built, { corpus, start }) {
  const {
    serve,
    browser: launch,
    account,
  } = await import(pathToFileURL(path.join(tools, 'measure.mjs')).href);
  const how = SEARCH_BOXES[key];
  const server = await serve(built.output);
  const browser = await launch();
  const locales = Object.keys(QUERIES);
  const pathIn = (locale) => `${locale === locales[0] ? '' : `/${locale}`}${built.pathOf(start)}`;
  const result = { bytes: {}, ms: null, hits: {} };
  try {
    for (const locale of locales) {
      const at = { browser, server, how, path: pathIn(locale) };
      const first = QUERIES[locale][0].text;
      result.bytes[locale] = await measureBytes(at, first, (log) => sizeOf(account(log, at.path)));
      if (locale === locales[0]) result.ms = await measureTimes(at, first);
      const queries = QUERIES[locale].map((query) => ({
        ...query,
        expected: expectedPages(path.join(corpus, locale), query).map((page) =>
          comparable(built.pathOf(page)),
        ),
      }));
      const answers = await readHits({ ...at, queries: queries.map(({ text }) => text) });
      result.hits[locale] = queries.map(({ kind, text, expected }, index) => {
        const top = answers[index].map((each) => comparable(withoutLocale(each, locale, locales)));
        return { kind, text, expected, top, rank: top.findIndex((page) => expected.includes(page)) + 1 };
      });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return result;
}

/**
 * Measures the bytes loaded when the search is opened, and the additional bytes for the first
 * query.
 */
async function measureBytes({ browser, server, how, path: at }, query, size) {
  const { context, page, moved } = await startAt(browser, server, at);
  server.log.length = 0;
  const box = await openBox(page, how);
  await server.idle();
  const open = server.log.slice();
  server.log.length = 0;
  await box.focus();
  await page.keyboard.insertText(query);
  await page.locator(how.hit).first().waitFor({ timeout: 20_000 });
  await server.idle();
  const first = server.log.slice();
  await context.close();
  return { moved: size(moved), open: size(open), first: size(first) };
}

/**
 * Measures the median time to the first result in ms: from the first input when the network is
 * idle, and from opening the search with the query typed immediately. The latter is also measured
 * over a slow connection, with the bytes received until then.
 */
async function measureTimes({ browser, server, how, path: at }, query) {
  const link = await slowLink(server.origin);
  const throughLink = Object.create(server, { origin: { value: link.origin } });
  const times = { ready: [], opening: [], slowOpening: [], slowBytes: [] };
  for (let run = 0; run < TIMED_RUNS; run++) {
    times.ready.push((await timeOnce(browser, server, how, at, query, { isReady: true })).ms);
    times.opening.push((await timeOnce(browser, server, how, at, query, {})).ms);
    const slow = await timeOnce(browser, throughLink, how, at, query, { link });
    times.slowOpening.push(slow.ms);
    const arrived = link.deliveries.filter((delivery) => delivery.at <= slow.at);
    times.slowBytes.push(arrived.reduce((sum, { bytes }) => sum + bytes, 0));
  }
  link.close();
  return {
    ...Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)])),
    runs: TIMED_RUNS,
  };
}

async function timeOnce(browser, server, how, at, query, { isReady = false, link = null }) {
  const { context, page } = await startAt(browser, server, at);
  if (link) Object.assign(link, { isSlow: true, deliveries: [] });
  if (!isReady) await page.evaluate(timeToResult, [how.hit, 'pointerdown']);
  await openBox(page, how);
  if (isReady) {
    await server.idle();
    await page.evaluate(timeToResult, [how.hit, 'input']);
  }
  await page.keyboard.insertText(query);
  await page.waitForFunction(foundAfter, null, { timeout: 60_000 });
  const found = await page.evaluate(foundAfter);
  if (link) link.isSlow = false;
  await context.close();
  return found;
}

const sizeOf = ({ page, prefetch }) => ({
  brotli: page.brotli + prefetch.brotli,
  gzip: page.gzip + prefetch.gzip,
  requests: page.requests + prefetch.requests,
});

const median = (values) => Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]);

const withoutLocale = (at, locale, [main]) => (locale === main ? at : at.replace(`/${locale}/`, '/'));

/** Normalizes a path, because sites use different cases and endings. */
const comparable = (at) =>
  decodeURIComponent(at)
    .toLowerCase()
    .replace(/(?:index)?\.html$/, '')
    .replace(/(.)\/$/, '$1');
