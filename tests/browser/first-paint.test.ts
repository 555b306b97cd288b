import type { Browser, Page } from 'playwright-core';
import { openPage, VIEWPORTS, waitUntilReady, waitUntilSettled, WIDE } from '../support/browser';
import { openBuiltSite } from '../support/built-site';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const GUIDE = '/libraries/typeorm/getting-started/';
const PAGES = ['/', GUIDE, '/api/typeorm/src/classes/BaseTypeormEntityRepository/', '/api/errors/'];

/** A computation of styles or of the layout in Chromium's trace. */
interface Computation {
  name: string;
  args: {
    beginData?: { frame: string; dirtyObjects?: number; stackTrace?: unknown[] };
    /** How many elements got new styles. */
    elementCount?: number;
  };
}

/** Records how often a page's styles and layout are computed while a function runs. */
async function recordComputations(page: Page, run: () => Promise<void>): Promise<Computation[]> {
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send('Page.getFrameTree');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Computation[] };
  // The pages of other tests are in the same process.
  return trace.traceEvents.filter(
    ({ name, args }) =>
      /^(?:Layout|UpdateLayoutTree)$/.test(name) && args.beginData?.frame === frameTree.frame.id,
  );
}

/** Opens a page whose page script doesn't load until `release` is called. */
async function openBeforeEnhancement(viewport = WIDE) {
  const opened = await openPage(browser, 'about:blank', { viewport });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await opened.page.route(/\/islands-[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return { ...opened, release };
}

describe.each(VIEWPORTS)('in a %s window', (_, viewport) => {
  it.each(PAGES)('no script makes the browser lay out %s while it loads', async (path) => {
    const { page, release, close } = await openBeforeEnhancement(viewport);
    const computations = await recordComputations(page, async () => {
      await page.goto(site.origin + path);
      await waitUntilSettled(page);
    });
    expect(computations.length).toBeGreaterThan(0);
    const forced = computations.filter(
      ({ args }) => args.beginData?.stackTrace?.length && (args.beginData.dirtyObjects || args.elementCount),
    );
    expect(forced.map(({ name, args }) => [name, args])).toEqual([]);
    release();
    await close();
  });
});

it.each(PAGES)('the enhancement of %s restyles less than a fifth of the page', async (path) => {
  const { page, release, close } = await openBeforeEnhancement();
  await page.goto(site.origin + path);
  await waitUntilSettled(page);
  const all = await page.evaluate(() => document.querySelectorAll('body *').length);
  const computations = await recordComputations(page, async () => {
    release();
    await waitUntilReady(page);
    await waitUntilSettled(page);
  });
  const restyled = computations.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(restyled / all).toBeLessThan(0.2);
  await close();
});
