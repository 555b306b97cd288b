/**
 * Times the development server: `npm run --prefix bench develop`. Works in a copy without caches.
 * Measures the seconds until Chromium shows a guide, cold and warm, and until it shows each of ten
 * edits. Also prints Gatsby's warnings.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../tests/support/browser';
import { copySources } from './copy-sources';

const GUIDE = 'libraries/typeorm/getting-started';
const EDITS = 10;
const PORT = 8123;
const LIMIT_MS = 600_000;
const PAUSE_MS = 3000;

const url = `http://127.0.0.1:${PORT}/${GUIDE}/`;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts Gatsby without `CI`, which would disable building pages on demand. */
function startGatsby(cwd: string, log: string): ChildProcess {
  const { CI: _, ...env } = process.env;
  return spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/develop.ts', '-H', '127.0.0.1', '-p', String(PORT)],
    {
      cwd,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', fs.openSync(log, 'w'), fs.openSync(log, 'a')],
    },
  );
}

async function stop(gatsby: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => gatsby.once('exit', resolve));
  gatsby.kill('SIGINT');
  await ended;
}

async function timeFirstPage(page: Page): Promise<number> {
  const from = Date.now();
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() - from > LIMIT_MS) throw new Error('Gatsby did not respond within ten minutes.');
    await sleep(200);
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('article h1', { timeout: LIMIT_MS });
  return (Date.now() - from) / 1000;
}

async function timeEdits(page: Page, file: string): Promise<number[]> {
  const original = fs.readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    await sleep(PAUSE_MS);
    const sentence = `Sentence number ${edit} of this measurement.`;
    const from = Date.now();
    fs.writeFileSync(file, `${original}\n${sentence}\n`);
    // A locator would only check twice a second by now.
    await page.waitForFunction((text) => document.body.textContent.includes(text), sentence);
    times.push((Date.now() - from) / 1000);
  }
  return times;
}

async function main(): Promise<void> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-develop-'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    copySources(copy);
    for (const start of ['cold', 'warm']) {
      const log = path.join(copy, `${start}.log`);
      const gatsby = startGatsby(copy, log);
      const page = await browser.newPage();
      try {
        console.log(`first page, ${start}: ${(await timeFirstPage(page)).toFixed(1)} s`);
        if (start === 'warm') {
          const times = (await timeEdits(page, path.join(copy, `content/en/${GUIDE}.md`))).sort(
            (a, b) => a - b,
          );
          const median = times[Math.floor(times.length / 2)] ?? NaN;
          console.log(`edit visible: ${median.toFixed(2)} s, longest ${times.at(-1)?.toFixed(2)} s`);
        }
      } finally {
        await page.close();
        await stop(gatsby);
      }
      const warnings = fs.readFileSync(log, 'utf8').match(/^.*\bwarn\b.*$/gm) ?? [];
      console.log(`warnings: ${warnings.length}${warnings.map((line) => `\n  ${line}`).join('')}`);
    }
    console.log(`Load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`);
  } finally {
    await browser.close();
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

void main();
