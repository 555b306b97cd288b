import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { isLocale, type Locale } from '../../src/locales/locales';
import { readMessages } from '../../src/locales/read-messages';
import { localePrefix } from '../../src/model/addresses';
import { digestFile, hashSources } from '../../src/model/files';
import { rootOf } from '../../src/upstream-internals/gatsby-state';
import { createGuide } from './src/create-guide';
import { createReference } from './src/create-reference';
import { findImage, type GenerateImageData } from './src/find-image';
import { readGitHistory } from './src/git-history';
import { guidePartResolvers } from './src/guide-parts';
import { DOC_TYPES, type Guide, type LastUpdated } from '../../src/model/doc';
import { outdatedResolver } from './src/outdated';
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

/** A Guide with facts for later builds that readers don't see. */
type GuideNode = Node & Guide & { assets: Asset[]; usedPictures: UsedPicture[]; parent: string };

/** The code that decides what documents become. */
const PIPELINE = ['plugins/gatsby-transformer-docs/src', 'src/model', 'src/locales'];

/** Read once per build and shared by every document. */
interface World {
  symbols: SymbolIndex;
  history: Map<string, LastUpdated>;
}

let world: World | undefined;

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

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  world = {
    symbols: readSymbolIndex(path.resolve(root, options.symbolIndex)),
    history: readGitHistory(root, 'content'),
  };
};

/**
 * Facts from outside a file can change while the file does not: a symbol moves, a commit is made, the pipeline itself is worked on.
 * Documents cached with the old facts are compiled again.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const { symbols, history } = worldOf(args.store, options);
  const pipeline = pipelineDigest(rootOf(args.store), [options.mdxComponents, options.colorTokens]);
  // Without a cache every document is compiled anyway.
  const moved = async (key: string, now: string) => ((await args.cache.get(key)) ?? now) !== now;
  const symbolsMoved = await moved('symbols', symbols.version);
  const pipelineMoved = await moved('pipeline', pipeline);
  for (const guide of args.getNodesByType('Guide') as GuideNode[]) {
    const updated = history.get(guide.sourcePath) ?? null;
    const stale =
      pipelineMoved ||
      (symbolsMoved && guide.links.some(({ written }) => written.startsWith('api:'))) ||
      JSON.stringify(updated) !== JSON.stringify(guide.lastUpdated ?? null) ||
      guide.usedPictures.some(({ file, digest }) => digestFile(file) !== digest);
    const parent = args.getNode(guide.parent) as FileNode | undefined;
    const file = parent && fileOf(parent, args.getNode);
    if (stale && file && fs.existsSync(file.absolutePath)) await addGuide(parent, file, args, options);
  }
  for (const reference of pipelineMoved ? args.getNodesByType('Reference') : []) {
    const file = args.getNode(reference.parent ?? '') as FileNode | undefined;
    if (file && fs.existsSync(file.absolutePath)) await addReference(file, args);
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
    await addReference(file, args);
};

/** The cards are static files, in develop too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }, pluginOptions) => {
  const { symbolFiles } = pluginOptions as unknown as Options;
  const root = rootOf(store);
  for (const [locale, file] of Object.entries(symbolFiles)) {
    writeSymbolCards(path.resolve(root, file), path.join(root, 'public', 'api-symbols', locale));
  }
};

/** SVG files are served untouched; sharp serves the rest. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, getNodesByType }) => {
  const guides = getNodesByType('Guide') as GuideNode[];
  for (const asset of guides.flatMap(({ assets }) => assets)) copyAsset(asset, rootOf(store));
};

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

async function addGuide(owner: FileNode, file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const { symbols, history } = worldOf(args.store, options);
  const assets: Asset[] = [];
  const usedPictures: UsedPicture[] = [];
  const fields = await createGuide(
    { source: fs.readFileSync(file.absolutePath, 'utf8'), absolutePath: file.absolutePath, ...place },
    {
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
    { ...fields, assets, usedPictures, lastUpdated: history.get(place.sourcePath) ?? null },
    args,
  );
}

async function addReference(file: FileNode, args: Args): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const fields = await createReference(
    { source: fs.readFileSync(file.absolutePath, 'utf8'), ...place },
    {
      labels: readMessages(place.locale, 'common'),
      words: readMessages(place.locale, 'reference'),
      localePrefix: localePrefix(place.locale),
    },
  );
  addNode(file, 'Reference', fields, args);
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
