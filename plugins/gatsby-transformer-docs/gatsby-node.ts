import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { defaultLocale } from '../../src/locales/locales';
import { DOC_TYPES } from '../../src/model/doc-schema';
import { deleteStaleFiles, digestSources } from '../../src/node/files';
import { docNodes, rootOf } from '../shared/gatsby-state';
import {
  addGuide,
  recompileGuide,
  addGuidesOf,
  addReference,
  pictureHasChanged,
  referenceUpdate,
  setBuildInputs,
  buildInputs,
  type Args,
  type GuideNode,
  type ReferenceNode,
} from './src/add-docs';
import { copyAsset } from './src/assets';
import { componentsResolver } from './src/component-data';
import { fileOf, type FileNode } from './src/doc-nodes';
import { readFollowedGuides } from '../../packages/guide-files/followed-guides';
import { readGitHistory } from './src/git-history';
import { hasRouteResolver } from './src/has-route';
import { outdatedResolver } from './src/outdated';
import { pictureResolvers } from './src/picture-resolvers';
import type { Options } from './src/plugin-options';
import { writeHoverData, type UsedSamples } from './src/samples/hover-data';
import { foldersOf } from './src/reference-updates';
import { loadSampleTypes } from './src/samples/load-sample-types';
import { createSampleTypesProcess, reportFirstUpdate } from './src/samples/sample-types-process';
import { writeSymbolCards } from './src/symbol-cards';
import { readSymbolIndex } from './src/symbol-index';

export { onCreateWebpackConfig } from './src/mdx-cache';
export { pluginOptionsSchema } from './src/plugin-options';

/**
 * Documents depend on this code. Gatsby caches nodes between builds and doesn't track a local
 * plugin's imports.
 */
const PIPELINE = [
  'plugins/gatsby-transformer-docs',
  'plugins/shared',
  'packages',
  'src/model',
  'src/node',
  'src/locales',
];

/** True in development after startup, when a new file node means that a file was edited. */
let booted = false;
let sampleProcess: ReturnType<typeof createSampleTypesProcess> | null = null;
/**
 * In development, Gatsby only rebuilds pages for nodes that these actions change. Gatsby already
 * tracks the `onCreateNode` actions as part of another change.
 */
let gatsbyActions: NodePluginArgs['actions'] | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(DOC_TYPES);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, basePath }) => {
  add({
    Guide: {
      hasRoute: hasRouteResolver,
      outdated: outdatedResolver,
      components: componentsResolver,
      ...pictureResolvers(basePath),
    },
  });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  sampleProcess = options.samples && createSampleTypesProcess(root, options.samples.program);
  if (sampleProcess && !options.samples?.areCurrent()) await reportFirstUpdate(sampleProcess, reporter);
  if (process.env['NODE_ENV'] === 'production') sampleProcess?.stop();
  setBuildInputs({
    symbols: readSymbolIndex(path.resolve(root, options.symbolFiles[defaultLocale])),
    history: new Map(
      [options.guidesFolder, ...foldersOf(options.referenceSources)].flatMap((folder) => [
        ...readGitHistory(root, folder),
      ]),
    ),
    samples: loadSampleTypes(options.samples && path.resolve(root, options.samples.file)),
    followed: readFollowedGuides(path.resolve(root, options.followedGuides)),
  });
};

/**
 * Recompiles cached documents when something outside their file changed, such as a moved symbol, a
 * new commit, or edited pipeline code.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  gatsbyActions = args.actions;
  const { symbols, history, samples, followed } = buildInputs(args.store, options);
  const pipeline = digestSources(rootOf(args.store), PIPELINE, [
    options.mdxComponents,
    options.colorTokens,
    args.basePath,
  ]);
  // Without a cached value, every document is compiled anyway.
  const moved = async (key: string, now: string) => ((await args.cache.get(key)) ?? now) !== now;
  const symbolsMoved = await moved('symbols', symbols.version);
  const pipelineMoved = await moved('pipeline', pipeline);
  for (const guide of args.getNodesByType('Guide') as GuideNode[]) {
    const stale =
      pipelineMoved ||
      (symbolsMoved &&
        (guide.sampleKeys.length > 0 ||
          // A link to a missing symbol is stored as a problem, not as a link.
          guide.problems.length > 0 ||
          guide.links.some(({ written }) => written.startsWith('api:')))) ||
      samples.digest(guide.sampleKeys) !== guide.samplesDigest ||
      hasMoved(guide.lastUpdated, history.get(guide.sourcePath) ?? null) ||
      hasMoved(guide.lastTest, followed[guide.docId] ?? null) ||
      guide.usedPictures.some(pictureHasChanged);
    if (stale) await recompileGuide(guide, args, options);
  }
  for (const reference of args.getNodesByType('Reference') as ReferenceNode[]) {
    const stale =
      pipelineMoved ||
      (symbolsMoved && reference.sampleKeys.length > 0) ||
      samples.digest(reference.sampleKeys) !== reference.samplesDigest ||
      hasMoved(reference.lastUpdated, referenceUpdate(reference, args, options));
    if (!stale) continue;
    const file = args.getNode(reference.parent ?? '') as FileNode | undefined;
    if (file && fs.existsSync(file.absolutePath)) await addReference(file, args, options);
  }
  await args.cache.set('symbols', symbols.version);
  await args.cache.set('pipeline', pipeline);
};

/** Checks whether what a node contains differs from what it would contain now. */
function hasMoved(stored: object | null, now: object | null): boolean {
  return JSON.stringify(stored ?? null) !== JSON.stringify(now);
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => {
  const { sourceInstanceName, extension, internal } = node as FileNode;
  return (
    internal.type === 'Mdx' ||
    (internal.type === 'File' && extension !== 'mdx' && sourceInstanceName !== undefined)
  );
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const node = args.node as FileNode;
  const file = fileOf(node, args.getNode);
  if (!file) return;
  if (!/^mdx?$/.test(file.extension)) {
    if (booted) await addGuidesOf(file.absolutePath, args, options);
  } else if (file.sourceInstanceName === options.guides && file.relativePath.includes('/')) {
    const used = await addGuide(node, file, args, options);
    if (booted && used && sampleProcess)
      refreshSampleTypes(node.id, used, args, options).catch((error: unknown) =>
        args.reporter.error(`The samples of ${file.relativePath} could not be compiled.`, error as Error),
      );
  } else if (file.sourceInstanceName === options.references && file.relativePath.includes('/'))
    await addReference(file, args, options);
};

/** The symbol cards are static files, even in development. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }, pluginOptions) => {
  booted = process.env['NODE_ENV'] !== 'production';
  const { symbolFiles } = pluginOptions as unknown as Options;
  const root = rootOf(store);
  for (const [locale, file] of Object.entries(symbolFiles)) {
    writeSymbolCards(path.resolve(root, file), path.join(root, 'public', 'api-symbols', locale));
  }
};

/** Copies SVG files unchanged. sharp writes all other images. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, getNode, cache }, pluginOptions) => {
  const root = rootOf(store);
  const written: Record<string, string> = {};
  const { samples } = buildInputs(store, pluginOptions as unknown as Options);
  for (const doc of docNodes(store, getNode) as Iterable<GuideNode | ReferenceNode>) {
    for (const asset of (doc as Partial<GuideNode>).assets ?? []) copyAsset(asset, root);
    const name = writeHoverData(root, doc, doc.shownSamples, samples);
    if (name !== null) written[name] = doc.samplesDigest;
  }
  await deleteStaleFiles(path.join(root, 'public'), written, 'samples', cache);
};

/**
 * In development, compiles edited samples in the background, because compiling can last several
 * seconds. Until then, the page is shown without compiler output.
 */
async function refreshSampleTypes(
  id: string,
  before: UsedSamples,
  args: Args,
  options: Options,
): Promise<void> {
  if (!sampleProcess || !options.samples || !gatsbyActions || before.sampleKeys.length === 0) return;
  const [, ...problems] = (await sampleProcess.update()).split('\n');
  for (const problem of problems) args.reporter.warn(problem);
  const samples = loadSampleTypes(path.resolve(rootOf(args.store), options.samples.file));
  buildInputs(args.store, options).samples = samples;
  const owner = args.getNode(id) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && samples.digest(before.sampleKeys) !== before.samplesDigest)
    await addGuide(owner, file, { ...args, actions: gatsbyActions }, options);
}
