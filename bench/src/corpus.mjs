import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, TOOLS, WORK } from './places.mjs';

/**
 * Makes the corpus, once for each size and flavor.
 *
 * @param {number} pages - For each locale.
 * @param {'plain' | 'starlight'} flavor
 * @returns {string} Its folder, with one folder for each locale.
 */
export function makeCorpus(pages, flavor) {
  const out = path.join(WORK, `corpus-${flavor}-${pages}`);
  if (!fs.existsSync(path.join(out, 'uk/index.md'))) {
    const args = ['--pages', String(pages), '--locales', LOCALES.join(','), '--out', out, '--flavor', flavor];
    execFileSync(process.execPath, [path.join(TOOLS, 'corpus.mjs'), ...args]);
  }
  return out;
}

/** All Markdown files below a folder, relative to it, sorted. */
export function markdownFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The pages that are measured: the home page, a guide, the longest page of the reference, and a guide to go to from the first one.
 *
 * @returns {{ home: string, guide: string, longApi: string, neighbour: string }} Paths below a locale folder without `.md`.
 */
export function samplePages(corpus) {
  const folder = path.join(corpus, 'en');
  const files = markdownFiles(folder);
  const size = (file) => fs.statSync(path.join(folder, file)).size;
  const [longApi] = files.filter((file) => file.startsWith('api/')).sort((a, b) => size(b) - size(a));
  const guides = files.filter((file) => file.startsWith('guides/getting-started/'));
  const plain = (file) => file.replace(/\.md$/, '');
  return { home: '', guide: plain(guides[0]), longApi: plain(longApi), neighbour: plain(guides[1]) };
}
