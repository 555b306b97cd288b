/**
 * Times navigations to prefetched pages: `npm run --prefix bench navigation -- [folder…]`. The
 * folders are built sites, `public/` by default.
 *
 * With the app running, hovers over the next link in the sidebar and clicks it when the network is
 * idle. Prints the median and longest of 40 times in ms, from the click to the frame that paints
 * the next article, and to when its effects end. Folders take turns, so that they are measured
 * under the same load.
 */
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../tests/support/browser';
import { serveSite } from '../tests/support/server';
import { launchTabs, type Tab } from '../tests/support/tab';

const START = '/libraries/typeorm/getting-started/';
const ROUNDS = 4;
const TIMED = 10;
const WIDE = { width: 1280, height: 860 };

interface Times {
  painted: number[];
  settled: number[];
}

/** Script for the page: waits for a different article after the next click. */
const WATCH = `(() => {
  const shown = () => document.querySelector('article')?.textContent;
  const before = shown();
  window.bench = {};
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(function look(now) {
      if (shown() === before) return requestAnimationFrame(look);
      bench.painted = performance.now() - timeStamp;
      setTimeout(() => setTimeout(() => { bench.settled = performance.now() - timeStamp; }));
    });
  }, { capture: true, once: true });
})()`;

/** Script for the page: marks the next link in the sidebar. */
const MARK = `(() => {
  document.querySelector('[data-bench]')?.removeAttribute('data-bench');
  const links = [...document.querySelectorAll('[id="site:docs-nav"] a')].filter((link) => link.checkVisibility());
  const next = links[(links.findIndex((link) => link.ariaCurrent === 'page') + 1) % links.length];
  next.dataset.bench = '';
  next.scrollIntoView({ block: 'center' });
})()`;

async function run(tab: Tab, times: Times): Promise<void> {
  for (let round = 0; round < TIMED; round++) {
    await tab.evaluate(MARK);
    await tab.pointAt('[data-bench]');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await tab.evaluate(WATCH);
    await tab.press();
    await tab.until('bench.settled !== undefined');
    const { painted, settled } = await tab.evaluate<{ painted: number; settled: number }>('bench');
    times.painted.push(painted);
    times.settled.push(settled);
  }
}

async function measure(): Promise<void> {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : ['public'];
  const browser = await launchTabs(chromiumPath());
  const sites = await Promise.all(
    folders.map((folder) => serveSite(path.resolve(folder), { compressed: true })),
  );
  const times = folders.map((): Times => ({ painted: [], settled: [] }));
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { origin }] of sites.entries()) {
        const tab = await browser.open(WIDE);
        await tab.goto(origin + START);
        await tab.until(`'enhanced' in document.documentElement.dataset`);
        await tab.evaluate(
          `new Promise((resolve) => { addEventListener('app:hydrated', resolve); document.dispatchEvent(new Event('app:start')); })`,
        );
        await run(tab, times[index] as Times);
        await tab.close();
      }
    const line = (all: number[]) => {
      const sorted = all.toSorted((a, b) => a - b).map(Math.round);
      return `${sorted[Math.floor(sorted.length / 2)]} ms (longest ${sorted.at(-1)})`;
    };
    for (const [index, { painted, settled }] of times.entries())
      console.log(`${folders[index]}: frame starts ${line(painted)}, effects end ${line(settled)}`);
    console.log(
      `Load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors, ${ROUNDS * TIMED} navigations each`,
    );
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
  }
}

void measure();
