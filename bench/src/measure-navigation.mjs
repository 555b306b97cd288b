/* global addEventListener, document, performance, requestAnimationFrame, window */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startAt } from './search/search-boxes.mjs';

const TIMED = 20;
const ROUNDS = 200;
const STEP = 50;

/**
 * Measures navigations through the sidebar. Each link is hovered first, so that its page is
 * prefetched.
 *
 * @param {string} tools - Folder with the measuring programs and the browser driver.
 * @param {{ output: string, pathOf: (page: string) => string }} built - Built site.
 * @param {string} start - First page.
 * @returns {Promise<{ ms: number, worst: number, heapMb: Record<number, number>, nodes: Record<number, number> }>}
 *   Median and longest time from the click until the frame that paints the next article starts, and
 *   JavaScript heap size and number of DOM nodes after garbage collection, by navigation count.
 */
export async function measureNavigation(tools, built, start) {
  const { serve, browser: launch } = await import(pathToFileURL(path.join(tools, 'measure.mjs')).href);
  const server = await serve(built.output);
  const browser = await launch();
  try {
    const { context, page } = await startAt(browser, server, built.pathOf(start));
    const devtools = await context.newCDPSession(page);
    const times = [];
    const heapMb = {};
    const nodes = {};
    for (let round = 1; round <= ROUNDS; round++) {
      const link = await neighbor(page);
      await link.hover();
      if (round <= TIMED) await server.idle(500);
      await page.evaluate(timeToArticle);
      await link.click();
      await page.waitForFunction(() => window.benchShown !== null);
      if (round <= TIMED) times.push(await page.evaluate(() => window.benchShown));
      if (round % STEP !== 0) continue;
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      heapMb[round] = usedSize / 2 ** 20;
      ({ nodes: nodes[round] } = await devtools.send('Memory.getDOMCounters'));
    }
    times.sort((a, b) => a - b);
    return { ms: times[times.length / 2], worst: times.at(-1), heapMb, nodes };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Finds the next link in the sidebar. After the last one, starts again with the first. */
async function neighbor(page) {
  const links = page.locator('[id="site:docs-nav"] a').filter({ visible: true });
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('aria-current')));
  return links.nth((paths.indexOf('page') + 1) % paths.length);
}

/**
 * Waits for a different article after the next click, and sets `window.benchShown` to the ms until
 * the frame that paints it starts. Runs in the page.
 */
function timeToArticle() {
  window.benchShown = null;
  const shown = () => document.querySelector('article')?.textContent;
  const before = shown();
  addEventListener(
    'click',
    () => {
      const from = performance.now();
      const look = () => {
        if (shown() !== before) window.benchShown = performance.now() - from;
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}
