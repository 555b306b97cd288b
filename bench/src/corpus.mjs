import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, TOOLS, WORK } from './places.mjs';

/**
 * Generates the corpus, unless it already exists.
 *
 * @param {number} pages - Number of pages for each locale.
 * @param {'plain' | 'starlight'} flavor - Kind of front matter.
 * @returns {string} Folder with a subfolder for each locale.
 */
export function makeCorpus(pages, flavor) {
  const out = path.join(WORK, `corpus-${flavor}-${pages}`);
  if (!fs.existsSync(path.join(out, 'uk/index.md'))) {
    const args = ['--pages', String(pages), '--locales', LOCALES.join(','), '--out', out, '--flavor', flavor];
    execFileSync(process.execPath, [path.join(TOOLS, 'corpus.mjs'), ...args]);
  }
  return out;
}

/** Lists all Markdown files in a folder by relative path, sorted. */
export function markdownFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Selects the pages to measure: the home page, a guide, the longest reference page, and the next
 * guide.
 *
 * @returns {{ home: string, guide: string, longApi: string, neighbor: string }} Paths relative to a locale folder, without `.md`.
 */
export function samplePages(corpus) {
  const folder = path.join(corpus, 'en');
  const files = markdownFiles(folder);
  const size = (file) => fs.statSync(path.join(folder, file)).size;
  const [longApi] = files.filter((file) => file.startsWith('api/')).sort((a, b) => size(b) - size(a));
  const guides = files.filter((file) => file.startsWith('guides/getting-started/'));
  const plain = (file) => file.replace(/\.md$/, '');
  return { home: '', guide: plain(guides[0]), longApi: plain(longApi), neighbor: plain(guides[1]) };
}
