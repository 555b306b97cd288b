/**
 * Measures how quickly a page reacts to a reader's first interaction:
 * `npm run --prefix bench touch -- [folder] [labels]`. The folder is a built site, `public/` by
 * default, and "labels" is a regular expression that selects interactions.
 *
 * Emulates a slow phone: 1.6 Mbit/s, 150 ms latency, a CPU four times slower, and 2.5 s between
 * page load and interaction. Prints five times in ms, from the event to the frame with its effect,
 * their median, and the longest interaction (INP). Also prints the load average, because results on a
 * busy machine are unreliable.
 */
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../tests/support/browser';
import { serveSite } from '../tests/support/server';
import { launchTabs, type Tab } from '../tests/support/tab';

const RUNS = 5;
const FOLLOW_LINK = 'click on a link after hovering for 200 ms, next page visible';
const GUIDE = '/libraries/typeorm/getting-started/';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 860 };
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

interface Touch {
  label: string;
  size: typeof WIDE;
  /** Event that starts the measurement. */
  event: string;
  act: (tab: Tab) => Promise<void>;
  /** Expression that is true when the effect is visible. */
  seen: string;
}

const isVisible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.checkVisibility({ visibilityProperty: true }))`;

const click = (selector: string) => async (tab: Tab) => {
  await tab.pointAt(selector);
  await tab.press();
};

const TOUCHES: Touch[] = [
  {
    label: 'phone: tap on the menu, its links are visible',
    size: PHONE,
    event: 'pointerdown',
    act: click('header button[aria-label="Open menu"]'),
    seen: isVisible('dialog[open] nav a'),
  },
  {
    label: 'Ctrl+K, the search box has focus',
    size: WIDE,
    event: 'keydown',
    act: (tab) => pressKey(tab, 'k', 'KeyK', 2),
    seen: `document.activeElement.name === 'q'`,
  },
  {
    label: 'Ctrl+K and typing, nothing is lost',
    size: WIDE,
    event: 'keydown',
    act: typeAfterCtrlK,
    seen: `document.activeElement.value === 'transaction'`,
  },
  {
    label: 'Ctrl+K and typing, the first result is visible',
    size: WIDE,
    event: 'keydown',
    act: typeAfterCtrlK,
    // An empty box lists pages to start with.
    seen: isVisible('[id="site:search"] [role="group"]:not([aria-labelledby$="-start"]) [role="option"]'),
  },
  {
    label: '?, the shortcut list is visible',
    size: WIDE,
    event: 'keydown',
    act: (tab) => pressKey(tab, '?', 'Slash'),
    seen: isVisible('[id="site:keyboard-help"]'),
  },
  {
    label: 'hover over code, its copy button is visible',
    size: WIDE,
    event: 'pointerover',
    act: (tab) => tab.pointAt('figure.code'),
    seen: isVisible('figure.code:hover .code-copy'),
  },
  {
    label: 'click on a tab, its panel is visible',
    size: WIDE,
    event: 'pointerdown',
    act: click('[role="tab"][aria-selected="false"]'),
    seen: `document.querySelector('[role="tab"]:focus')?.ariaSelected === 'true'`,
  },
  {
    label: 'click on "hide the sidebar", it is hidden',
    size: WIDE,
    event: 'pointerdown',
    act: click('[id="site:docs-nav"] + button'),
    seen: '!document.getElementById("site:docs-nav").checkVisibility()',
  },
];

/**
 * Script for the page: records when the event and its first visible effect occur, and the longest
 * interaction.
 */
const watch = ({ event, seen }: Touch): string => `
  window.bench = { longest: 0 };
  addEventListener('${event}', ({ timeStamp }) => { bench.from ??= timeStamp; }, { capture: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) bench.longest = Math.max(bench.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  (function look() {
    if (bench.from !== undefined && ${seen}) bench.to ??= performance.now();
    else requestAnimationFrame(look);
  })();`;

async function pressKey(tab: Tab, key: string, code: string, modifiers = 0): Promise<void> {
  const text = modifiers === 0 ? { text: key } : {};
  await tab.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key,
    code,
    modifiers,
    windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
    ...text,
  });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
}

async function typeAfterCtrlK(tab: Tab): Promise<void> {
  await pressKey(tab, 'k', 'KeyK', 2);
  for (const letter of 'transaction') await pressKey(tab, letter, `Key${letter.toUpperCase()}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Repeats one measurement. Times are `Infinity` if the effect doesn't appear. */
async function measure(
  open: (size: typeof WIDE) => Promise<Tab>,
  run: (tab: Tab) => Promise<{ time: number; longest: number }>,
  size: typeof WIDE,
): Promise<{ times: number[]; longest: number }> {
  const times: number[] = [];
  let longest = 0;
  for (let round = 0; round < RUNS; round++) {
    const tab = await open(size);
    const result = await run(tab).catch(() => ({ time: Infinity, longest: Infinity }));
    times.push(Math.round(result.time));
    longest = Math.max(longest, result.longest);
    await tab.close();
  }
  return { times: times.sort((a, b) => a - b), longest };
}

async function touch(tab: Tab, each: Touch): Promise<{ time: number; longest: number }> {
  await tab.evaluate(watch(each));
  await each.act(tab);
  await tab.until('bench.to !== undefined');
  // The browser reports an interaction some frames later.
  await pause(300);
  return tab.evaluate('({ time: bench.to - bench.from, longest: bench.longest })');
}

/**
 * Measures the time from clicking a link, after hovering for 200 ms, to the next page's first
 * paint.
 */
async function follow(tab: Tab): Promise<{ time: number; longest: number }> {
  await tab.evaluate(`addEventListener('pointerdown', ({ timeStamp }) =>
    localStorage.setItem('bench', performance.timeOrigin + timeStamp), { capture: true })`);
  const path = await tab.evaluate<string>(
    `[...document.querySelectorAll('main a[href^="/"]')].find((link) => link.checkVisibility()).pathname`,
  );
  await tab.pointAt('main a[href^="/"]');
  await pause(200);
  await tab.press();
  const paint = `performance.getEntriesByName('first-contentful-paint')[0]`;
  await tab.until(`location.pathname === ${JSON.stringify(path)} && ${paint}`);
  const time = await tab.evaluate<number>(
    `performance.timeOrigin + ${paint}.startTime - Number(localStorage.getItem('bench'))`,
  );
  return { time, longest: 0 };
}

async function run(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'public');
  const selected = new RegExp(process.argv[3] ?? '');
  const site = await serveSite(folder, { compressed: true });
  const browser = await launchTabs(chromiumPath());
  const open = async (size: typeof WIDE) => {
    const tab = await browser.open(size);
    await tab.sendToAll('Network.enable', {});
    await tab.sendToAll('Network.emulateNetworkConditions', SLOW);
    await tab.sendToAll('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.goto(site.origin + GUIDE);
    await pause(2500);
    return tab;
  };
  const print = (label: string, { times, longest }: Awaited<ReturnType<typeof measure>>) =>
    console.log(
      `${label.padEnd(52)} ${String(times[Math.floor(RUNS / 2)]).padStart(6)} ms  (${times.join(' ')})${longest > 0 ? `  INP ${longest}` : ''}`,
    );
  try {
    console.log(`Load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`);
    for (const each of TOUCHES.filter(({ label }) => selected.test(label)))
      print(each.label, await measure(open, (tab) => touch(tab, each), each.size));
    if (selected.test(FOLLOW_LINK)) print(FOLLOW_LINK, await measure(open, follow, WIDE));
  } finally {
    await browser.close();
    await site.close();
  }
}

void run();
