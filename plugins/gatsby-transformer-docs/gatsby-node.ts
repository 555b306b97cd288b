import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readMessages } from '../../src/locales/read-messages';
import { docIdOf } from '../../src/model/addresses';
import { digestFile } from '../../src/model/files';
import { rootOf } from '../../src/upstream-internals/gatsby-state';
import { addNode, fileOf, placeOf, type FileNode } from './src/doc-nodes';
import { sampleContext, writeSamples, type UsedSamples } from './src/page-samples';
import { copyAsset, type Asset, type UsedPicture } from './src/assets';
import { createGuide } from './src/create-guide';
import { createReference } from './src/create-reference';
import { findImage, type GenerateImageData } from './src/find-image';
import { readGitHistory } from './src/git-history';
import { guidePartResolvers } from './src/guide-parts';
import { DOC_TYPES, type Guide, type LastUpdated, type Reference } from '../../src/model/doc';
import { pipelineDigest } from './src/pipeline-digest';
import { outdatedResolver } from './src/outdated';
import { readSampleFacts, type KnownSamples } from './src/sample-facts';
import { createSampleProcess, reportFirstReading } from './src/sample-process';
import { writeSymbolCards } from './src/symbol-cards';
import { readSymbolIndex, type SymbolIndex } from './src/symbol-index';

interface Options {
  /** Names of the gatsby-source-filesystem sources. */
  guides: string;
  references: string;
  mdxComponents: string[];
  symbolIndex: string;
  symbolFiles: Record<string, string>;
  colorTokens: string[];
  samples: { program: string; file: string } | null;
}

/** A Guide with facts for later builds that readers don't see. */
type GuideNode = Node &
  Guide &
  UsedSamples & { assets: Asset[]; usedPictures: UsedPicture[]; parent: string };
type ReferenceNode = Node & Reference & UsedSamples;

/** Read once per build and shared by every document. */
interface World {
  symbols: SymbolIndex;
  history: Map<string, LastUpdated>;
  samples: KnownSamples;
}

let world: World | undefined;
/** True in development once the first pages are there: files that come now were edited. */
let booted = false;
let sampleProcess: ReturnType<typeof createSampleProcess> | null = null;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    guides: Joi.string()
      .required()
      .description('sourceInstanceName of the guides, whose first folder is the locale.'),
    references: Joi.string()
      .required()
      .description('sourceInstanceName of the Markdown that TypeDoc writes.'),
    mdxComponents: Joi.array()
      .items(Joi.string())
      .required()
      .description('Components an .mdx guide may use.'),
    symbolIndex: Joi.string().required().description('The symbols.json that the TypeDoc run leaves.'),
    symbolFiles: Joi.object()
      .required()
      .description('symbols.json by locale: what the hover cards of links to symbols show.'),
    colorTokens: Joi.array()
      .items(Joi.string())
      .required()
      .description('Names of the color tokens a swatch may show.'),
    samples: Joi.object({ program: Joi.string().required(), file: Joi.string().required() })
      .allow(null)
      .required()
      .description(
        'The program that asks the compiler about samples, and the file it writes; null to leave them as they are.',
      ),
  });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(DOC_TYPES);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Guide: {
      outdated: outdatedResolver,
      ...guidePartResolvers,
      label: {
        resolve: ({ sidebarLabel, title }: Pick<Guide, 'sidebarLabel' | 'title'>) => sidebarLabel ?? title,
      },
    },
  });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  sampleProcess = options.samples && createSampleProcess(root, options.samples.program);
  if (sampleProcess) await reportFirstReading(sampleProcess, reporter);
  if (process.env['NODE_ENV'] === 'production') sampleProcess?.stop();
  world = {
    symbols: readSymbolIndex(path.resolve(root, options.symbolIndex)),
    history: readGitHistory(root, 'content'),
    samples: readSampleFacts(options.samples && path.resolve(root, options.samples.file)),
  };
};

/**
 * Facts from outside a file can change while the file does not: a symbol moves, a commit is made, the pipeline itself is worked on.
 * Documents cached with the old facts are compiled again.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const { symbols, history, samples } = worldOf(args.store, options);
  const pipeline = pipelineDigest(rootOf(args.store), [
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
        (guide.uses.length > 0 || guide.links.some(({ written }) => written.startsWith('api:')))) ||
      samples.digest(guide.sampleKeys) !== guide.samplesDigest ||
      JSON.stringify(updated) !== JSON.stringify(guide.lastUpdated ?? null) ||
      guide.usedPictures.some(({ file, digest }) => digestFile(file) !== digest);
    const parent = args.getNode(guide.parent) as FileNode | undefined;
    const file = parent && fileOf(parent, args.getNode);
    if (stale && file && fs.existsSync(file.absolutePath)) await addGuide(parent, file, args, options);
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
    (internal.type === 'File' && extension === 'md' && sourceInstanceName !== undefined)
  );
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const node = args.node as FileNode;
  const file = fileOf(node, args.getNode);
  if (!file) return;
  if (file.sourceInstanceName === options.guides && file.relativePath.includes('/'))
    await addGuide(node, file, args, options);
  else if (file.sourceInstanceName === options.references && file.relativePath.includes('/'))
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
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, getNodesByType }, pluginOptions) => {
  const guides = getNodesByType('Guide') as GuideNode[];
  const root = rootOf(store);
  const { samples } = worldOf(store, pluginOptions as unknown as Options);
  for (const asset of guides.flatMap(({ assets }) => assets)) copyAsset(asset, root);
  for (const doc of [...guides, ...(getNodesByType('Reference') as ReferenceNode[])])
    writeSamples(root, doc, doc.shownSamples, samples);
};

function worldOf(store: NodePluginArgs['store'], options: Options): World {
  const symbolIndex = path.resolve(rootOf(store), options.symbolIndex);
  world ??= { symbols: readSymbolIndex(symbolIndex), history: new Map(), samples: readSampleFacts(null) };
  return world;
}

type Args = Pick<
  CreateNodeArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'store' | 'reporter' | 'cache' | 'basePath'
>;

/** In development: code that was saved a moment ago is compiled before its page is. */
async function learnSamples(source: string, store: NodePluginArgs['store'], options: Options): Promise<void> {
  if (!booted || !sampleProcess || !options.samples || !/^ *```(?:diff-)?tsx?\b/m.test(source)) return;
  await sampleProcess.update();
  if (world) world.samples = readSampleFacts(path.resolve(rootOf(store), options.samples.file));
}

async function addGuide(owner: FileNode, file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const { symbols, history } = worldOf(args.store, options);
  const source = fs.readFileSync(file.absolutePath, 'utf8');
  await learnSamples(source, args.store, options);
  const assets: Asset[] = [];
  const usedPictures: UsedPicture[] = [];
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, worldOf(args.store, options));
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
  addNode(
    owner,
    'Guide',
    {
      ...fields,
      ...samples.used(),
      assets,
      usedPictures,
      lastUpdated: history.get(place.sourcePath) ?? null,
    },
    args,
  );
  if (process.env['NODE_ENV'] !== 'production')
    writeSamples(rootOf(args.store), fields, samples.context.shown, worldOf(args.store, options).samples);
}

async function addReference(file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const samples = sampleContext(null, place.locale, worldOf(args.store, options));
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
    writeSamples(rootOf(args.store), fields, samples.context.shown, worldOf(args.store, options).samples);
}
