import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { TOOLS, WORK } from './places.mjs';
import { install } from './sites/peers.mjs';

/** Copies the measuring programs to a folder with their dependencies. */
export function measuringPrograms() {
  const root = install('tools');
  for (const name of ['measure.mjs', 'lh.mjs'])
    fs.copyFileSync(path.join(TOOLS, name), path.join(root, name));
  const run = (name, args, out) => {
    execFileSync(process.execPath, [path.join(root, name), ...args, ...(out ? ['--out', out] : [])], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(fs.readFileSync(out, 'utf8'));
  };
  return { root, run };
}

/**
 * Measures the bytes loaded before and after the first interaction with each sample page, and by a
 * navigation.
 */
export function measureWeight(run, site, built, samples) {
  const paths = [samples.home, samples.guide, samples.longApi].map(built.pathOf);
  const nav = `${built.pathOf(samples.guide)}=${built.pathOf(samples.neighbor)}`;
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
      hover: navigation.cold?.hover?.gzip ?? null,
      cold: navigation.cold?.click?.gzip ?? null,
      sameDocument: navigation.shipped?.sameDocument ?? null,
    },
  };
}

/** Runs Lighthouse for mobile on the sample pages, and returns the median of three runs. */
export function measureLighthouse(run, site, built, samples) {
  const paths = [samples.home, samples.guide, samples.longApi].map(built.pathOf);
  const out = path.join(WORK, `lighthouse-${site.name.replace(/\W/g, '-')}.json`);
  return run('lh.mjs', [built.output, ...paths, '--runs', '3'], out).pages;
}
