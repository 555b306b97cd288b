import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { isLocale, type Locale } from '../../src/locales/locales';
import { readMessages } from '../../src/locales/read-messages';
import { docIdOf, localePath, localePrefix, pageSamplesPath } from '../../src/model/addresses';
import { digestFile, hashSources } from '../../src/model/files';
import { pageSamples, sampleKey, type PageSample } from '../../src/model/samples';
import { rootOf } from '../../src/upstream-internals/gatsby-state';
import type { SampleContext } from './src/compile/sample';
import { createGuide } from './src/create-guide';
import { createReference } from './src/create-reference';
import { findImage, type GenerateImageData } from './src/find-image';
import { readGitHistory } from './src/git-history';
import { guidePartResolvers } from './src/guide-parts';
import { DOC_TYPES, type Guide, type LastUpdated, type Reference } from '../../src/model/doc';
import { outdatedResolver } from './src/outdated';
import { createSampleProcess, readSampleFacts, type KnownSamples } from './src/sample-facts';
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

type FileNode = Node & {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
  extension: string;
};

/** A file that is served as it is, at a URL of its own. */
interface Asset {
  url: string;
  file: string;
}

/** A picture of a guide, with the digest of its content when the guide was compiled; null where it was missing. */
interface UsedPicture {
  file: string;
  digest: string | null;
}

/** What a document has made of the samples, with what it asked for, so that it is compiled again when the answer changes. */
interface UsedSamples {
  shownSamples: PageSample[];
  sampleKeys: string[];
  samplesDigest: string;
}

/** A Guide with facts for later builds that readers don't see. */
type GuideNode = Node &
  Guide &
  UsedSamples & { assets: Asset[]; usedPictures: UsedPicture[]; parent: string };
type ReferenceNode = Node & Reference & UsedSamples;

/** The code that decides what documents become. */
const PIPELINE = ['plugins/gatsby-transformer-docs/src', 'src/model', 'src/locales'];

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
  if (sampleProcess) {
    const timer = reporter.activityTimer('The compiler reads the samples');
    timer.start();
    timer.setStatus(await sampleProcess.update());
    timer.end();
    if (process.env['NODE_ENV'] === 'production') sampleProcess.stop();
  }
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
  const pipeline = pipelineDigest(rootOf(args.store), [options.mdxComponents, options.colorTokens]);
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
  for (const asset of guides.flatMap(({ assets }) => assets)) copyAsset(asset, rootOf(store));
  for (const doc of [...guides, ...(getNodesByType('Reference') as ReferenceNode[])])
    writeSamples(doc, doc.shownSamples, store, pluginOptions as unknown as Options);
};

function writeSamples(
  { slug, locale }: Pick<Guide, 'slug' | 'locale'>,
  samples: readonly PageSample[],
  store: NodePluginArgs['store'],
  options: Options,
): void {
  const file = path.join(rootOf(store), 'public', pageSamplesPath(localePath(slug, locale)));
  if (samples.length === 0) {
    fs.rmSync(file, { force: true });
    return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    JSON.stringify(pageSamples(worldOf(store, options).samples.answers, samples, locale)),
  );
}

/**
 * Identifies the way sources become documents: the code of the pipeline, the texts it adds, and its options. Gatsby keeps
 * nodes between builds while their files stay the same, and doesn't look at the modules a local plugin imports.
 */
function pipelineDigest(root: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of PIPELINE) hashSources(hash, path.join(root, folder));
  return hash.digest('hex');
}

function copyAsset({ url, file }: Asset, root: string): void {
  const to = path.join(root, 'public', url);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(file, to);
}

function fileOf(node: FileNode, getNode: NodePluginArgs['getNode']): FileNode | undefined {
  return node.internal.type === 'File' ? node : (getNode(node.parent ?? '') as FileNode | undefined);
}

function worldOf(store: NodePluginArgs['store'], options: Options): World {
  world ??= {
    symbols: readSymbolIndex(path.resolve(rootOf(store), options.symbolIndex)),
    history: new Map(),
    samples: readSampleFacts(null),
  };
  return world;
}

type Args = Pick<
  CreateNodeArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'store' | 'reporter' | 'cache'
>;

/** Where a file belongs, or null for a folder that is not a language of the site; gatsby-node.ts reports such folders of guides. */
function placeOf(
  file: FileNode,
  store: NodePluginArgs['store'],
): { locale: Locale; relativePath: string; sourcePath: string } | null {
  const [locale = '', ...rest] = file.relativePath.split('/');
  if (!isLocale(locale)) return null;
  return {
    locale,
    relativePath: rest.join('/'),
    sourcePath: path.relative(rootOf(store), file.absolutePath).replaceAll(path.sep, '/'),
  };
}

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
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, args.store, options);
  const fields = await createGuide(
    { source, absolutePath: file.absolutePath, ...place },
    {
      samples: { ...samples.context, uses: [] },
      labels: readMessages(place.locale, 'common'),
      localePrefix: localePrefix(place.locale),
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
    writeSamples(fields, samples.context.shown, args.store, options);
}

/** What a document needs to know of samples, and what it has asked for once it is compiled. */
function sampleContext(
  docId: string | null,
  locale: Locale,
  store: NodePluginArgs['store'],
  options: Options,
): { context: Omit<SampleContext, 'uses'>; used: () => UsedSamples } {
  const { symbols, samples } = worldOf(store, options);
  const keys = new Set<string>();
  const context: Omit<SampleContext, 'uses'> = {
    locale,
    find: (code) => {
      keys.add(sampleKey(docId, code));
      return samples.find(docId, code);
    },
    locate: symbols.locate,
    shown: [],
  };
  const used = () => ({
    shownSamples: context.shown,
    sampleKeys: [...keys],
    samplesDigest: samples.digest([...keys]),
  });
  return { context, used };
}

async function addReference(file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const samples = sampleContext(null, place.locale, args.store, options);
  const fields = await createReference(
    { source: fs.readFileSync(file.absolutePath, 'utf8'), ...place },
    {
      labels: readMessages(place.locale, 'common'),
      words: readMessages(place.locale, 'reference'),
      localePrefix: localePrefix(place.locale),
      samples: { ...samples.context, uses: null },
    },
  );
  addNode(file, 'Reference', { ...fields, ...samples.used() }, args);
  if (process.env['NODE_ENV'] !== 'production')
    writeSamples(fields, samples.context.shown, args.store, options);
}

function addNode(
  owner: Node,
  type: 'Guide' | 'Reference',
  fields: object,
  { actions, createNodeId, createContentDigest }: Args,
): void {
  const node = {
    ...fields,
    id: createNodeId(`${owner.id} >>> ${type}`),
    parent: owner.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(node as never);
  actions.createParentChildLink({ parent: owner, child: node as never });
}
