import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes, type Locale } from '../../src/locales/locales';
import { hashSource, PAGE_HASHES, type PageHashes } from '../../src/node/content-policy';
import { SPECULATION_RULES } from '../../src/model/browser/speculation-rules';
import { readImageHelpers } from './src/image-helpers';
import { disableSliceStitching } from './src/skip-slice-stitching';
import { readState, rootOf } from '../shared/gatsby-state';
import { restorePageData } from '../../src/node/build-files';
import { digestOf } from '../../src/node/files';
import type { BootFiles } from './src/load-islands';
import { dropApp } from './src/drop-app';
import { finishPages, languageOf, pageSteps } from './src/finish-pages';
import { digestRewriter, readInlineScripts } from './src/inline-scripts';
import { bootChunks, ENTRY, ISLAND_CHUNKS, IslandFiles } from './src/webpack-islands';

/** Folder with the inline scripts of pages, which code reads from `__INLINE_SCRIPTS__`. */
const INLINE_SCRIPTS = 'src/inline-scripts';

/** Pages that the last successful build has finished. */
interface PreviousPages {
  version: string;
  stamps: Record<string, string>;
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) => {
  disableSliceStitching(rootOf(store));
};

/** Moves the data of all pages, which the last build has kept, back to where Gatsby reads it. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store }) => {
  restorePageData(path.join(rootOf(store), 'public'));
};

/** The files of the islands in this build. */
const files = new IslandFiles();

/**
 * Adds the islands to the browser's bundle, and passes the inline scripts to the code that renders
 * pages. If that code read the files itself, Gatsby couldn't detect outdated pages and would render all
 * pages in every build. The digest of the rewriting code is passed for the same reason: pages that were
 * finished by other code must be rendered again.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  plugins,
  store,
  getConfig,
}) => {
  const root = rootOf(store);
  if (stage === 'build-javascript') {
    // `setWebpackConfig` ignores entries.
    const config = getConfig() as { entry: object };
    const start = path.join(root, 'src/islands/start.tsx');
    config.entry = { ...config.entry, [ENTRY]: { import: [start], runtime: false } };
    actions.replaceWebpackConfig(config);
    actions.setWebpackConfig({ optimization: ISLAND_CHUNKS, plugins: [files] });
  }
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const texts = {
    scripts: await readInlineScripts(path.join(root, INLINE_SCRIPTS)),
    digest: digestRewriter(root),
  };
  actions.setWebpackConfig({ plugins: [plugins.define({ __INLINE_SCRIPTS__: JSON.stringify(texts) })] });
};

/**
 * Rewrites all built pages, and stores the hashes of their inline scripts and styles for the plugin that
 * writes the security policy. `npm run check -- site` reports pages that contain others.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter, pathPrefix, cache }) => {
  const state = readState(store);
  const publicDir = path.join(state.program.directory, 'public');
  const base = pathPrefix.replace(/\/$/, '');
  const timer = reporter.activityTimer('Finishing pages');
  timer.start();
  const scripts = await readInlineScripts(path.join(state.program.directory, INLINE_SCRIPTS));
  const urls = (extension: string, names: readonly string[]) => [
    ...new Set(
      names
        .flatMap((name) => files.of(name))
        .filter((file) => file.endsWith(extension))
        .map((file) => `${base}/${file}`),
    ),
  ];
  const filesByLocale = Object.fromEntries(
    localeCodes.map((locale): [Locale, BootFiles] => {
      const names = bootChunks(locale);
      return [locale, { scripts: urls('.js', names), sheets: urls('.css', names) }];
    }),
  ) as Record<Locale, BootFiles>;
  const bootScript = scripts['boot.js'] ?? '';
  const steps = pageSteps((page) => filesByLocale[languageOf(page)], bootScript);
  // Pages from an earlier build are kept only if the rewriting code and the shared data are the same.
  const version = digestOf([
    digestRewriter(state.program.directory),
    JSON.stringify([filesByLocale, bootScript]),
  ]);
  const previous = (await cache.get('pages')) as PreviousPages | undefined;
  const before = previous?.version === version ? previous.stamps : {};
  const { written, stamps } = finishPages(publicDir, steps, before);
  await cache.set('pages', { version, stamps } satisfies PreviousPages);
  await cache.set(PAGE_HASHES.key, hashInlineTexts(publicDir, Object.values(scripts)));
  dropApp(publicDir, files.all);
  timer.setStatus(`${written} written`);
  timer.end();
};

/** Hashes what pages may contain: inline scripts, style sheets, and what gatsby-plugin-image adds. */
function hashInlineTexts(publicDir: string, scripts: readonly string[]): PageHashes {
  const helpers = readImageHelpers();
  const sheets = fs
    .readdirSync(publicDir)
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(publicDir, name), 'utf8'));
  const hash = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  return {
    // `src/components/page-loading/use-prefetching.ts` adds the speculation rules to pages.
    scriptHashes: hash([...scripts, ...helpers.scripts, SPECULATION_RULES]),
    styleHashes: hash([...sheets, ...helpers.styles]),
  };
}
