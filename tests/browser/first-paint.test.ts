import type { Browser, Page } from 'playwright-core';
import { NARROW, openPage, VIEWPORTS, waitUntilEnhanced, waitUntilSettled, WIDE } from '../support/browser';
import { openBuiltSite } from '../support/built-site';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const GUIDE = '/libraries/typeorm/getting-started/';
const PAGES = ['/', GUIDE, '/api/typeorm/src/classes/BaseTypeormEntityRepository/', '/api/errors/'];

interface TraceEvent {
  name: string;
  pid: number;
  args: {
    beginData?: { frame: string; dirtyObjects?: number; stackTrace?: { url: string; lineNumber: number }[] };
    data?: { documentLoaderURL?: string };
    elementCount?: number;
    frame?: string;
  };
}

/**
 * Records the style and layout computations of a page.
 *
 * @param run - Loads or changes the page. It must navigate, because that identifies the page.
 */
async function trace(page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send('Page.getFrameTree');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  try {
    await run();
  } finally {
    await client.detach();
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  // Other tests' pages are in the same process.
  return traceEvents.filter(({ args }) => args.beginData?.frame === frameTree.frame.id);
}

const isForced = ({ args }: TraceEvent) =>
  Boolean((args.elementCount || args.beginData?.dirtyObjects) && args.beginData?.stackTrace?.length);

describe.each(VIEWPORTS)('in a %s window', (_, viewport) => {
  it.each(PAGES)('no script forces a style or layout computation while %s loads', async (path) => {
    const { page, close } = await openPage(browser, 'about:blank', { viewport });
    const computations = await trace(page, async () => {
      await page.goto(site.origin + path);
      await waitUntilEnhanced(page);
      await waitUntilSettled(page);
    });
    expect(computations.filter(({ name }) => name === 'Layout').length).toBeGreaterThan(0);
    expect(computations.filter(isForced).map(({ name, args }) => [name, args])).toEqual([]);
    await close();
  });
});
