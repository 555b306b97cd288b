/* global fetch, performance */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORK } from './places.mjs';

/**
 * Tells how long an edit takes to be seen in `gatsby develop`: `node src/measure-develop.mjs [pages]`, after `npm run bench` has laid
 * that size of this site. A sentence is added to a guide, five times; each time counts until the data of its page has it.
 */
const PORT = 8123;
const EDITS = 5;
const START_LIMIT_MS = 600_000;
const pages = Number(process.argv[2] ?? 300);
const root = path.join(WORK, `this-site-${pages}`);
const folder = path.join(root, 'content/en/guides/getting-started');
const file = path.join(
  folder,
  fs.readdirSync(folder).find((name) => name.endsWith('.md') && name !== 'index.md'),
);
const guide = `guides/getting-started/${path.basename(file, '.md')}`;
const url = `http://127.0.0.1:${PORT}/page-data/${guide}/page-data.json`;
const original = fs.readFileSync(file, 'utf8');

const server = spawn('npx', ['gatsby', 'develop', '-H', '127.0.0.1', '-p', String(PORT)], {
  cwd: root,
  env: {
    ...process.env,
    CONTENT_DIR: 'content',
    REFERENCE_DIR: 'reference',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    SITE_URL: 'https://docs.example',
  },
  stdio: ['ignore', fs.openSync(path.join(WORK, `develop-${pages}.log`), 'w'), 'ignore'],
  detached: true,
});
const limit = setTimeout(() => process.kill(-server.pid), START_LIMIT_MS);
try {
  const started = performance.now();
  while (!(await holds('"componentChunkName"'))) await sleep(500);
  console.log(`ready after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await sleep(5000);
  const times = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const sentence = `Sentence number ${edit} of this measurement.`;
    fs.writeFileSync(file, `${original}\n${sentence}\n`);
    const from = performance.now();
    while (!(await holds(sentence))) await sleep(20);
    times.push((performance.now() - from) / 1000);
    await sleep(1500);
  }
  console.log(`seconds until an edit is seen: ${times.map((time) => time.toFixed(2)).join(', ')}`);
} finally {
  clearTimeout(limit);
  fs.writeFileSync(file, original);
  process.kill(-server.pid);
}

async function holds(text) {
  try {
    return (await (await fetch(url)).text()).includes(text);
  } catch {
    return false;
  }
}
