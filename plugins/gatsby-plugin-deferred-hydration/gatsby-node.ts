import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes } from '../../src/locales/locales';
import { hashSource, PAGE_HASHES, type PageHashes } from '../../src/node/content-policy';
import { SPECULATION_RULES } from '../../src/model/speculation-rules';
import { readImageHelpers } from './src/image-helpers';
import { readGatsbyScripts, SCRIPTS_SLICE } from '../../src/model/gatsby-scripts';
import { disableSliceStitching } from './src/skip-slice-stitching';
import { readState, rootOf } from '../shared/gatsby-state';
import { STATS } from '../../src/node/build-files';
import { digestOf } from '../../src/node/files';
import { bundlePageScripts, PAGE_SCRIPT_FILE, type BundledFile } from './src/bundle-page-scripts';
import type { Hydration } from './src/defer-hydration';
import { sheetFiles } from '../../src/model/style-sheets';
import { finishPages, languageOf, pageSteps } from './src/finish-pages';
import { digestRewriter, readInlineScripts } from './src/inline-scripts';

interface Options {
  inlineScripts: string;
  pageScript: string;
  jsxRuntime: string;
  targets: string[];
}

/** Pages that the last successful build has finished. */
interface PreviousPages {
  version: string;
  stamps: Record<string, string>;
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    inlineScripts: Joi.string()
      .required()
      .description('Folder with inline scripts for pages, which code reads from `__INLINE_SCRIPTS__`.'),
    pageScript: Joi.string()
      .required()
      .description(
        'Entry module of the browser code without React. Pages load it when idle, and it starts the app on demand.',
      ),
    jsxRuntime: Joi.string()
      .required()
      .description(
        'Module that creates DOM elements from JSX, in place of React, for the module’s dynamic imports.',
      ),
    targets: Joi.array()
      .items(Joi.string())
      .required()
      .description('Oldest supported browsers, in esbuild’s format.'),
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) => {
  disableSliceStitching(rootOf(store));
};

/**
 * Passes the inline scripts to the code that renders pages. If that code read the files itself,
 * Gatsby couldn't detect outdated pages and would render all pages in every build. The digest of
 * the rewriting code is passed for the same reason: pages that were finished by other code must be
 * rendered again.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { stage, actions, plugins, store },
  pluginOptions,
) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const { inlineScripts } = pluginOptions as unknown as Options;
  const root = rootOf(store);
  const texts = {
    scripts: await readInlineScripts(path.resolve(root, inlineScripts)),
    digest: digestRewriter(root),
  };
  actions.setWebpackConfig({ plugins: [plugins.define({ __INLINE_SCRIPTS__: JSON.stringify(texts) })] });
};

/**
 * Rewrites all built pages, and stores the hashes of their inline scripts and styles for the plugin that
 * writes the security policy. `npm run check -- site` reports pages that contain others.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, reporter, pathPrefix, cache },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as Options;
  const { inlineScripts } = options;
  const state = readState(store);
  const publicDir = path.join(state.program.directory, 'public');
  const base = pathPrefix.replace(/\/$/, '');
  const timer = reporter.activityTimer('Finishing pages');
  timer.start();
  const scripts = await readInlineScripts(path.resolve(state.program.directory, inlineScripts));
  const app = {
    ...readGatsbyScripts(fs.readFileSync(path.join(publicDir, SCRIPTS_SLICE), 'utf8')),
    sheets: sheetFiles(fs.readFileSync(path.join(publicDir, STATS), 'utf8')).map((name) => `${base}/${name}`),
  };
  const entry = path.resolve(state.program.directory, options.pageScript);
  const jsxRuntime = path.resolve(state.program.directory, options.jsxRuntime);
  // One bundle per language, because a page loads only its own language's texts. Null is the bundle with
  // all languages.
  const languages = [null, ...localeCodes];
  const bundles = await Promise.all(
    languages.map((language) => bundlePageScripts(entry, app, options.targets, jsxRuntime, language)),
  );
  writePageScripts(publicDir, bundles.flat());
  const bootScript = scripts['boot.js'] ?? '';
  const hydrations = bundles.map(([{ name }]) => ({ pageScriptUrl: `${base}/${name}`, base, bootScript }));
  const steps = pageSteps((page) => hydrations[languages.indexOf(languageOf(page))] as Hydration);
  // Pages from an earlier build are kept only if the rewriting code and the shared data are the same.
  const version = digestOf([digestRewriter(state.program.directory), JSON.stringify(hydrations)]);
  const previous = (await cache.get('pages')) as PreviousPages | undefined;
  const before = previous?.version === version ? previous.stamps : {};
  const { written, stamps } = finishPages(publicDir, steps, before);
  await cache.set('pages', { version, stamps } satisfies PreviousPages);
  await cache.set(PAGE_HASHES.key, hashInlineTexts(publicDir, Object.values(scripts)));
  timer.setStatus(`${written} written`);
  timer.end();
};

/** Replaces the page scripts from the last build. */
function writePageScripts(publicDir: string, files: readonly BundledFile[]): void {
  for (const name of fs.readdirSync(publicDir))
    if (PAGE_SCRIPT_FILE.test(name)) fs.rmSync(path.join(publicDir, name));
  for (const { name, text } of files) fs.writeFileSync(path.join(publicDir, name), text);
}

/** Hashes what pages may contain: inline scripts, style sheets, and what gatsby-plugin-image adds. */
function hashInlineTexts(publicDir: string, scripts: readonly string[]): PageHashes {
  const helpers = readImageHelpers();
  const sheets = fs
    .readdirSync(publicDir)
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(publicDir, name), 'utf8'));
  const hash = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  return {
    // A page script adds the speculation rules to pages.
    scriptHashes: hash([...scripts, ...helpers.scripts, SPECULATION_RULES]),
    styleHashes: hash([...sheets, ...helpers.styles]),
  };
}
