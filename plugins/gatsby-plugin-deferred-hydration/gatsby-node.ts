import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { PAGE_HASHES, type PageHashes } from '../../src/model/content-policy';
import { speculationRules } from '../../src/model/speculation-rules';
import { readImageHelpers } from './src/image-helpers';
import type { AppFiles } from '../../src/model/app-files';
import { readGatsbyScripts, SCRIPTS_SLICE } from './src/gatsby-scripts';
import { disableSliceStitching } from './src/skip-slice-stitching';
import { readState, rootOf } from '../shared/gatsby-state';
import { digestOf } from '../../src/model/files';
import { bundleEnhancement, ENHANCEMENT_FILE } from './src/bundle-enhancement';
import { createPolicyCheck, hashSource, type AllowedTexts } from './src/check-policy';
import type { Hydration } from './src/defer-hydration';
import { sheetFiles } from './src/drop-sheets';
import { finishPages, pageSteps, type FinishedPage } from './src/finish-pages';
import { digestRewriter, readInlineScripts } from './src/page-texts';

interface Options {
  inlineScripts: string;
  enhancement: string;
  targets: string[];
}

/** Pages that the last good build has left. */
interface PreviousPages {
  version: string;
  pages: Record<string, FinishedPage>;
}

/** What Gatsby says of the files that webpack wrote. */
const STATS = 'webpack.stats.json';

/** Folders of the code that rewrites pages. */
const REWRITING = ['plugins/gatsby-plugin-deferred-hydration'];

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    inlineScripts: Joi.string()
      .required()
      .description('Folder of the scripts that pages hold inline; handed over as `__PAGE_TEXTS__`.'),
    enhancement: Joi.string()
      .required()
      .description('Module that pages load once they are idle; it starts the app when it is needed.'),
    targets: Joi.array().items(Joi.string()).required().description('Oldest browsers, in esbuild’s names.'),
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) => {
  disableSliceStitching(rootOf(store));
};

/**
 * Hands the inline scripts to the code that renders pages. It could read the files itself, but Gatsby would then not know
 * when a page is out of date, and would render all of them in every build. For the same reason the digest of what rewrites
 * pages is handed over: a page that was finished by other code has to be rendered again.
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
    digest: rewriterDigest(root),
  };
  actions.setWebpackConfig({ plugins: [plugins.define({ __PAGE_TEXTS__: JSON.stringify(texts) })] });
};

/** Finishes every page, and leaves the hashes of what they contain inline for the plugin that writes the policy. */
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
  const allowed = readAllowed(publicDir, scripts);
  const policy = createPolicyCheck(allowed);
  const app = {
    ...readGatsbyScripts(fs.readFileSync(path.join(publicDir, SCRIPTS_SLICE), 'utf8')),
    sheets: sheetFiles(fs.readFileSync(path.join(publicDir, STATS), 'utf8')).map((name) => `${base}/${name}`),
  };
  const entry = path.resolve(state.program.directory, options.enhancement);
  const enhance = await writeEnhancement(publicDir, entry, app, options.targets);
  const hydration: Hydration = {
    enhanceUrl: `${base}/${enhance}`,
    base,
    bootScript: scripts['boot.js'] ?? '',
  };
  // What else decides how a page is finished, and whether it may be.
  const version = digestOf([
    rewriterDigest(state.program.directory),
    JSON.stringify(hydration),
    ...allowed.scripts,
    ...allowed.styles,
  ]);
  const kept = (await cache.get('pages')) as PreviousPages | undefined;
  const before = kept?.version === version ? kept.pages : {};
  const { written, pages } = finishPages(publicDir, pageSteps(hydration), policy, before);
  const problems = [...policy.problems].sort();
  if (problems.length > 0) {
    reporter.panicOnBuild(
      `${problems.length} problems with the finished pages:\n\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`,
    );
    return;
  }
  await cache.set('pages', { version, pages } satisfies PreviousPages);
  const { scriptHashes, styleHashes } = policy.hashes();
  await cache.set(PAGE_HASHES.key, {
    // The enhancement adds the rules to pages.
    scriptHashes: [...scriptHashes, hashSource(speculationRules(base))],
    styleHashes,
  } satisfies PageHashes);
  timer.setStatus(`${written} written`);
  timer.end();
};

/** A digest of what rewrites pages. */
function rewriterDigest(root: string): string {
  return digestRewriter(root, path.join('public', STATS), REWRITING);
}

/**
 * Replaces the enhancement module of the last build by this one.
 *
 * @returns The name of its first file, which pages load.
 */
async function writeEnhancement(
  publicDir: string,
  entry: string,
  app: AppFiles,
  targets: string[],
): Promise<string> {
  const files = await bundleEnhancement(entry, app, targets);
  for (const name of fs.readdirSync(publicDir))
    if (ENHANCEMENT_FILE.test(name)) fs.rmSync(path.join(publicDir, name));
  for (const { name, text } of files) fs.writeFileSync(path.join(publicDir, name), text);
  return files[0].name;
}

function readAllowed(publicDir: string, scripts: Readonly<Record<string, string>>): AllowedTexts {
  const helpers = readImageHelpers();
  const sheets = fs.readdirSync(publicDir).filter((name) => name.endsWith('.css'));
  return {
    scripts: new Set([...Object.values(scripts), ...helpers.scripts]),
    styles: new Set([
      ...sheets.map((name) => fs.readFileSync(path.join(publicDir, name), 'utf8')),
      ...helpers.styles,
    ]),
  };
}
