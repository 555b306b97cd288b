import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { TOOLS, WORK } from './places.mjs';
import { install } from './sites/peers.mjs';

/** Queries that every engine should answer on the corpus. */
const QUERIES = 'configuration|middleware|validate schema';
/** How the search of this site is operated; the measuring program knows the others. */
const SEARCH_OF_THIS_SITE = [
  '--open',
  '[data-search-open], button[aria-keyshortcuts*="K"], .search-button',
  '--input',
  'dialog[open] input, [role=dialog] input',
  '--result',
  '[role=option]',
];

/** Lays the measuring programs beside what they import, and answers how to run one. */
export function measuringPrograms() {
  const root = install('tools');
  for (const name of ['measure.mjs', 'lh.mjs', 'search.mjs'])
    fs.copyFileSync(path.join(TOOLS, name), path.join(root, name));
  return (name, args, out) => {
    execFileSync(process.execPath, [path.join(root, name), ...args, ...(out ? ['--out', out] : [])], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(fs.readFileSync(out, 'utf8'));
  };
}

/** Bytes of the sample pages before and after the first interaction, and of one navigation. */
export function measureWeight(run, site, built, samples) {
  const paths = [samples.home, samples.guide, samples.longApi].map(built.pathOf);
  const nav = `${built.pathOf(samples.guide)}=${built.pathOf(samples.neighbour)}`;
  const out = path.join(WORK, `weight-${site.name.replace(/\W/g, '-')}.json`);
  const {
    pages,
    nav: [navigation],
  } = run('measure.mjs', [built.output, ...paths, '--nav', nav, '--interact'], out);
  return {
    pages: pages.map(({ path: at, before, afterFirstInteraction, prefetch, errors }) => ({
      path: at,
      before: before.brotli,
      js: before.js.brotli,
      requests: before.requests,
      total: afterFirstInteraction?.brotli ?? before.brotli,
      prefetch: prefetch.brotli,
      errors: errors.length,
    })),
    navigation: {
      cold: navigation.cold?.click?.gzip ?? null,
      sameDocument: navigation.shipped?.sameDocument ?? null,
    },
  };
}

/** Lighthouse, mobile, median of three runs, on the sample pages. */
export function measureLighthouse(run, site, built, samples) {
  const paths = [samples.home, samples.guide, samples.longApi].map(built.pathOf);
  const out = path.join(WORK, `lighthouse-${site.name.replace(/\W/g, '-')}.json`);
  return run('lh.mjs', [built.output, ...paths, '--runs', '3'], out).pages;
}

/** What opening the search costs, and what the first query fetches on top. */
export function measureSearch(run, site, built, samples) {
  const out = path.join(WORK, `search-${site.name.replace(/\W/g, '-')}.json`);
  const how = site.name === 'this site' ? SEARCH_OF_THIS_SITE : ['--peer', site.name.toLowerCase()];
  return run('search.mjs', [built.output, built.pathOf(samples.guide), ...how, '--queries', QUERIES], out);
}
