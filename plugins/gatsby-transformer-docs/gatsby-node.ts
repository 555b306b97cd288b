import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { defaultLocale } from '../../src/locales/locales';
import { readMessages } from '../../src/locales/read-messages';
import { docIdOf } from '../../src/model/addresses';
import { digestFile, digestSources, deleteStaleFiles } from '../../src/model/files';
import { readText } from '../../src/model/read-text';
import { docNodes, rootOf } from '../shared/gatsby-state';
import { addNode, fileOf, placeOf, type FileNode } from './src/doc-nodes';
import { sampleContext, writeSamples, type UsedSamples } from './src/samples/page-samples';
import { copyAsset, type Asset, type UsedPicture } from './src/assets';
import { createGuide } from './src/create-guide';
import { createReference } from './src/create-reference';
import { findImage, type GenerateImageData } from './src/find-image';
import { readGitHistory } from './src/git-history';
import { guidePartResolvers } from './src/guide-parts';
import { hasRouteResolver } from './src/has-route';
import type { Guide, LastUpdated, Reference } from '../../src/model/doc';
import { DOC_TYPES } from '../../src/model/doc-schema';
import { outdatedResolver } from './src/outdated';
import type { Options } from './src/plugin-options';
import { readSampleFacts, type KnownSamples } from './src/samples/sample-facts';
import { createSampleProcess, reportFirstReading } from './src/samples/sample-process';
import { writeSymbolCards } from './src/symbol-cards';
import { readSymbolIndex, type SymbolIndex } from './src/symbol-index';

export { onCreateWebpackConfig } from './src/mdx-cache';
export { pluginOptionsSchema } from './src/plugin-options';

/** A guide node with additional fields for later builds, which readers don't see. */
type GuideNode = Node &
  Guide &
  UsedSamples & { assets: Asset[]; usedPictures: UsedPicture[]; parent: string };
type ReferenceNode = Node & Reference & UsedSamples;

/** Read once per build and shared by every document. */
interface BuildState {
  symbols: SymbolIndex;
  history: Map<string, LastUpdated>;
  samples: KnownSamples;
}

/**
 * Documents depend on this code. Gatsby caches nodes between builds and doesn't track a local
 * plugin's imports.
 */
const PIPELINE = ['plugins/gatsby-transformer-docs', 'plugins/shared', 'src/model', 'src/locales'];

let state: BuildState | undefined;
/** True in development after startup, when a new file node means that a file was edited. */
let booted = false;
let sampleProcess: ReturnType<typeof createSampleProcess> | null = null;
/**
 * In development, Gatsby only rebuilds pages for nodes that these actions change. Gatsby already
 * tracks the `onCreateNode` actions as part of another change.
 */
let gatsbyActions: NodePluginArgs['actions'] | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(DOC_TYPES);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Guide: {
      hasRoute: hasRouteResolver,
      outdated: outdatedResolver,
      ...guidePartResolvers,
    },
  });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  sampleProcess = options.samples && createSampleProcess(root, options.samples.program);
  if (sampleProcess && !options.samples?.areCurrent()) await reportFirstReading(sampleProcess, reporter);
  if (process.env['NODE_ENV'] === 'production') sampleProcess?.stop();
  state = {
    symbols: readSymbolIndex(path.resolve(root, options.symbolFiles[defaultLocale])),
    history: readGitHistory(root, options.guidesFolder),
    samples: readSampleFacts(options.samples && path.resolve(root, options.samples.file)),
  };
};

/**
 * Recompiles cached documents when something outside their file changed, such as a moved symbol, a
 * new commit, or edited pipeline code.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  gatsbyActions = args.actions;
  const { symbols, history, samples } = stateOf(args.store, options);
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
    const updated = history.get(guide.sourcePath) ?? null;
    const stale =
      pipelineMoved ||
      (symbolsMoved &&
        (guide.sampleKeys.length > 0 ||
          // A link to a missing symbol is stored as a problem, not as a link.
          guide.problems.length > 0 ||
          guide.links.some(({ written }) => written.startsWith('api:')))) ||
      samples.digest(guide.sampleKeys) !== guide.samplesDigest ||
      JSON.stringify(updated) !== JSON.stringify(guide.lastUpdated ?? null) ||
      guide.usedPictures.some(hasChanged);
    if (stale) await addGuideAgain(guide, args, options);
  }
  for (const reference of args.getNodesByType('Reference') as ReferenceNode[]) {
    const stale =
      pipelineMoved ||
      (symbolsMoved && reference.sampleKeys.length > 0) ||
      samples.digest(reference.sampleKeys) !== reference.samplesDigest;
    if (!stale) continue;
    const file = args.getNode(reference.parent ?? '') as FileNode | undefined;
    if (file && fs.existsSync(file.absolutePath)) await addReference(file, args, options);
  }
  await args.cache.set('symbols', symbols.version);
  await args.cache.set('pipeline', pipeline);
};

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
      askCompiler(node.id, used, args, options).catch((error: unknown) =>
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
  const { samples } = stateOf(store, pluginOptions as unknown as Options);
  for (const doc of docNodes(store, getNode) as Iterable<GuideNode | ReferenceNode>) {
    for (const asset of (doc as Partial<GuideNode>).assets ?? []) copyAsset(asset, root);
    const name = writeSamples(root, doc, doc.shownSamples, samples);
    if (name !== null) written[name] = doc.samplesDigest;
  }
  await deleteStaleFiles(path.join(root, 'public'), written, 'samples', cache);
};

function stateOf(store: NodePluginArgs['store'], options: Options): BuildState {
  const file = path.resolve(rootOf(store), options.symbolFiles[defaultLocale]);
  return (state ??= { symbols: readSymbolIndex(file), history: new Map(), samples: readSampleFacts(null) });
}

type Args = Pick<
  CreateNodeArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'store' | 'reporter' | 'cache' | 'basePath'
>;

/**
 * In development, compiles edited samples in the background, because compiling can last several
 * seconds. Until then, the page is shown without compiler output.
 */
async function askCompiler(id: string, before: UsedSamples, args: Args, options: Options): Promise<void> {
  if (!sampleProcess || !options.samples || !gatsbyActions || before.sampleKeys.length === 0) return;
  const [, ...problems] = (await sampleProcess.update()).split('\n');
  for (const problem of problems) args.reporter.warn(problem);
  const samples = readSampleFacts(path.resolve(rootOf(args.store), options.samples.file));
  if (state) state.samples = samples;
  const owner = args.getNode(id) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && samples.digest(before.sampleKeys) !== before.samplesDigest)
    await addGuide(owner, file, { ...args, actions: gatsbyActions }, options);
}

const hasChanged = ({ file, digest }: UsedPicture): boolean => digestFile(file) !== digest;

/** In development, recompiles the guides that use an added or edited picture. */
async function addGuidesOf(
  picture: string,
  args: Args & Pick<NodePluginArgs, 'getNodesByType'>,
  options: Options,
): Promise<void> {
  for (const guide of args.getNodesByType('Guide') as GuideNode[])
    if (guide.usedPictures.some((used) => used.file === path.resolve(picture) && hasChanged(used)))
      await addGuideAgain(guide, args, options);
}

/** Recompiles a guide, unless its file was deleted. */
async function addGuideAgain(guide: GuideNode, args: Args, options: Options): Promise<void> {
  const owner = args.getNode(guide.parent) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && fs.existsSync(file.absolutePath)) await addGuide(owner, file, args, options);
}

/** @returns The guide's samples, or null if the file isn't in a locale folder. */
async function addGuide(
  owner: FileNode,
  file: FileNode,
  args: Args,
  options: Options,
): Promise<UsedSamples | null> {
  const place = placeOf(file, args.store);
  if (!place) return null;
  const { symbols, history } = stateOf(args.store, options);
  const assets: Asset[] = [];
  const usedPictures: UsedPicture[] = [];
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, stateOf(args.store, options));
  const fields = await createGuide(
    { source: readText(file.absolutePath), absolutePath: file.absolutePath, ...place },
    {
      samples: { ...samples.context, uses: [] },
      labels: readMessages(place.locale, 'common'),
      pathPrefix: args.basePath,
      findSymbol: symbols.find,
      symbolNames: symbols.names,
      mdxComponents: options.mdxComponents,
      colorTokens: new Set(options.colorTokens),
      findImage: (relative) => {
        const picture = path.resolve(path.dirname(file.absolutePath), relative);
        usedPictures.push({ file: picture, digest: digestFile(picture) });
        return findImage(picture, generateImageData as unknown as GenerateImageData, {
          reporter: args.reporter,
          cache: args.cache,
          publicSvg: (svg, digest) => {
            const url = `/static/${digest}/${path.basename(svg)}`;
            assets.push({ url, file: svg });
            // The dev server never runs `onPostBuild`, which copies the assets in a build.
            copyAsset({ url, file: svg }, rootOf(args.store));
            return url;
          },
        });
      },
    },
  );
  const used = samples.used();
  addNode(
    owner,
    'Guide',
    {
      ...fields,
      ...used,
      assets,
      usedPictures,
      lastUpdated: history.get(place.sourcePath) ?? null,
    },
    args,
  );
  if (process.env['NODE_ENV'] !== 'production')
    writeSamples(rootOf(args.store), fields, samples.context.shown, stateOf(args.store, options).samples);
  return used;
}

async function addReference(file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const samples = sampleContext(null, place.locale, stateOf(args.store, options));
  const fields = await createReference(
    { source: readText(file.absolutePath), ...place },
    {
      labels: readMessages(place.locale, 'common'),
      pathPrefix: args.basePath,
      samples: { ...samples.context, uses: null },
    },
  );
  addNode(file, 'Reference', { ...fields, ...samples.used() }, args);
  if (process.env['NODE_ENV'] !== 'production')
    writeSamples(rootOf(args.store), fields, samples.context.shown, stateOf(args.store, options).samples);
}
