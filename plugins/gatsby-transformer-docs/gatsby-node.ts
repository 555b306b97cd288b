import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { defaultLocale } from '../../src/locales/locales';
import { readMessages } from '../../src/locales/read-messages';
import { docIdOf } from '../../src/model/addresses';
import { digestFile, digestSources, deleteStaleFiles } from '../../src/model/files';
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
import type { Options } from './src/options';
import { readSampleFacts, type KnownSamples } from './src/samples/sample-facts';
import { createSampleProcess, reportFirstReading } from './src/samples/sample-process';
import { writeSymbolCards } from './src/symbol-cards';
import { readSymbolIndex, type SymbolIndex } from './src/symbol-index';

export { onCreateWebpackConfig } from './src/mdx-cache';
export { pluginOptionsSchema } from './src/options';

/** A Guide with facts for later builds that readers don't see. */
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

/** The code that decides what documents become: Gatsby keeps nodes between builds and doesn't look at what a local plugin imports. */
const PIPELINE = ['plugins/gatsby-transformer-docs', 'plugins/shared', 'src/model', 'src/locales'];

let state: BuildState | undefined;
/** True in development once the first pages are there: files that come now were edited. */
let booted = false;
let sampleProcess: ReturnType<typeof createSampleProcess> | null = null;
/** In development, Gatsby makes pages again only for what these change. Those of `onCreateNode` are part of a change that it already knows. */
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
 * Facts from outside a file can change while the file does not: a symbol moves, a commit is made, the pipeline itself is worked on.
 * Documents cached with the old facts are compiled again.
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
  // Without a cache every document is compiled anyway.
  const moved = async (key: string, now: string) => ((await args.cache.get(key)) ?? now) !== now;
  const symbolsMoved = await moved('symbols', symbols.version);
  const pipelineMoved = await moved('pipeline', pipeline);
  for (const guide of args.getNodesByType('Guide') as GuideNode[]) {
    const updated = history.get(guide.sourcePath) ?? null;
    const stale =
      pipelineMoved ||
      (symbolsMoved &&
        (guide.sampleKeys.length > 0 ||
          // A link to a symbol that was not there is a problem and no link.
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

/** The cards are static files, in develop too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }, pluginOptions) => {
  booted = process.env['NODE_ENV'] !== 'production';
  const { symbolFiles } = pluginOptions as unknown as Options;
  const root = rootOf(store);
  for (const [locale, file] of Object.entries(symbolFiles)) {
    writeSymbolCards(path.resolve(root, file), path.join(root, 'public', 'api-symbols', locale));
  }
};

/** SVG files are served untouched; sharp serves the rest. */
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
 * In development: code that was saved a moment ago is compiled, which takes seconds, while its page is there without answers.
 */
async function askCompiler(id: string, before: UsedSamples, args: Args, options: Options): Promise<void> {
  if (!sampleProcess || !options.samples || !gatsbyActions || before.sampleKeys.length === 0) return;
  await sampleProcess.update();
  const samples = readSampleFacts(path.resolve(rootOf(args.store), options.samples.file));
  if (state) state.samples = samples;
  const owner = args.getNode(id) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && samples.digest(before.sampleKeys) !== before.samplesDigest)
    await addGuide(owner, file, { ...args, actions: gatsbyActions }, options);
}

const hasChanged = ({ file, digest }: UsedPicture): boolean => digestFile(file) !== digest;

/** In development: makes the guides again whose picture has changed, or has come. */
async function addGuidesOf(
  picture: string,
  args: Args & Pick<NodePluginArgs, 'getNodesByType'>,
  options: Options,
): Promise<void> {
  for (const guide of args.getNodesByType('Guide') as GuideNode[])
    if (guide.usedPictures.some((used) => used.file === path.resolve(picture) && hasChanged(used)))
      await addGuideAgain(guide, args, options);
}

/** Does nothing for a guide whose file is gone. */
async function addGuideAgain(guide: GuideNode, args: Args, options: Options): Promise<void> {
  const owner = args.getNode(guide.parent) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && fs.existsSync(file.absolutePath)) await addGuide(owner, file, args, options);
}

/** @returns What it has made of its samples; null for a file in a folder of no language. */
async function addGuide(
  owner: FileNode,
  file: FileNode,
  args: Args,
  options: Options,
): Promise<UsedSamples | null> {
  const place = placeOf(file, args.store);
  if (!place) return null;
  const { symbols, history } = stateOf(args.store, options);
  const source = fs.readFileSync(file.absolutePath, 'utf8');
  const assets: Asset[] = [];
  const usedPictures: UsedPicture[] = [];
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, stateOf(args.store, options));
  const fields = await createGuide(
    { source, absolutePath: file.absolutePath, ...place },
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
            // The dev server never reaches the end of a build, where the copy below is made.
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
    { source: fs.readFileSync(file.absolutePath, 'utf8'), ...place },
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
