import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { defaultLocale } from '../../src/locales/locales';
import { packageListPath } from '../../src/model/docs/addresses';
import { DOC_TYPES } from '../../src/model/docs/doc-schema';
import type { Problem } from '../../src/model/text/problem';
import { COMMON_CODE, deleteStaleFiles, digestSources } from '../../src/node/files';
import { docNodes, rootOf } from '../shared/gatsby-state';
import type { Options } from './options';
import {
  addGuide,
  recompileGuide,
  recompileGuidesWith,
  addCommentCoverage,
  addReference,
  fileHasChanged,
  referenceUpdate,
  type Build,
  type BuildInputs,
  type GuideNode,
  type ReferenceNode,
} from './src/add-docs';
import { copyAsset } from './src/assets';
import { replaceMarksIn } from './src/compile/pictures/picture-marks';
import { fileOf, type FileNode } from './src/file-nodes';
import { FOLLOWED_GUIDES, readFollowedGuides } from '../../packages/guide-files/followed-guides';
import { readGitHistory } from './src/git-history';
import { hasRouteResolver, outdatedResolver, translationsResolver } from './src/guide-resolvers';
import { PICTURE_QUERY, pictureMarkup, pictureResolver, type PictureData } from './src/picture-resolvers';
import { writeProjects } from './src/publish-projects';
import { writeHoverData, type UsedSamples } from '../../packages/samples/hover-data';
import { foldersOf } from './src/reference-updates';
import { sampleTypesAreCurrent, sampleTypesFile } from '../../packages/samples/find-changes';
import { loadSampleTypes } from '../../packages/samples/load-sample-types';
import { createSampleTypesProcess, reportFirstUpdate } from '../../packages/samples/sample-types-process';
import { writeSymbolCards } from './src/symbol-cards';
import { readSymbolIndex } from './src/symbol-index';

export { onCreateWebpackConfig } from './src/mdx-cache';

/**
 * Code that compiles documents. When it changes, all documents are compiled again: Gatsby caches their
 * nodes between builds and doesn't track a local plugin's imports.
 */
const PIPELINE = [
  'plugins/gatsby-transformer-docs',
  'plugins/shared',
  'packages/guide-files',
  'packages/samples',
  ...COMMON_CODE,
  'src/locales',
];

/** The names of the gatsby-source-filesystem sources. */
const GUIDES = 'content';
const REFERENCE = 'typedoc';

const SAMPLES_PROGRAM = 'packages/samples/sample-types-program.ts';

/** True in development after startup, when a new file node means that a file was edited. */
let booted = false;
let sampleProcess: ReturnType<typeof createSampleTypesProcess> | null = null;
/**
 * The actions of `sourceNodes`, for nodes that change after their hook has finished. In development,
 * Gatsby rebuilds pages after these actions. It doesn't watch the actions of `onCreateNode`, because
 * they normally belong to a change that it is already processing.
 */
let gatsbyActions: NodePluginArgs['actions'] | undefined;
/** The files that the build reads. `onPreBootstrap`, the first hook, sets it. */
let inputs!: BuildInputs;

const buildOf = (gatsby: Build['gatsby'], options: unknown): Build => ({
  gatsby,
  options: options as Options,
  inputs,
});

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(DOC_TYPES);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, basePath }) => {
  add({
    Guide: {
      hasRoute: hasRouteResolver,
      outdated: outdatedResolver,
      translations: translationsResolver,
      html: pictureResolver(basePath),
    },
  });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  sampleProcess = options.checksSamples ? createSampleTypesProcess(root, SAMPLES_PROGRAM) : null;
  const problems =
    sampleProcess && !sampleTypesAreCurrent(root) ? await reportFirstUpdate(sampleProcess, reporter) : [];
  if (process.env['NODE_ENV'] === 'production') sampleProcess?.stop();
  const warnings = new Set<string>();
  inputs = {
    symbols: readSymbolIndex(path.resolve(root, options.symbolFiles[defaultLocale])),
    history: new Map(
      [options.guidesFolder, ...foldersOf(options.referenceSources)].flatMap((folder) => [
        ...readGitHistory(root, folder, (message) => warnings.add(message)),
      ]),
    ),
    samples: loadSampleTypes(options.checksSamples ? sampleTypesFile(root) : null),
    sampleProblems: groupByGuide(problems),
    followed: readFollowedGuides(path.join(root, FOLLOWED_GUIDES)),
  };
  for (const warning of warnings) reporter.warn(warning);
};

/**
 * Recompiles cached documents when something outside their file changed, such as a moved symbol, a
 * new commit, or edited pipeline code.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const build = buildOf(args, pluginOptions);
  const { symbols, history, samples, followed } = inputs;
  gatsbyActions = args.actions;
  const pipeline = digestSources(rootOf(args.store), PIPELINE, [build.options, args.basePath]);
  // Without a cached value, every document is compiled anyway.
  const moved = async (key: string, now: string) => ((await args.cache.get(key)) ?? now) !== now;
  const symbolsMoved = await moved('symbols', symbols.version);
  const pipelineMoved = await moved('pipeline', pipeline);
  for (const guide of args.getNodesByType('Guide') as GuideNode[]) {
    const stale =
      pipelineMoved ||
      (symbolsMoved && namesSymbols(guide)) ||
      samplesHaveMoved(guide) ||
      hasMoved(guide.lastUpdated, history.get(guide.sourcePath) ?? null) ||
      hasMoved(guide.lastTest, followed[guide.docId] ?? null) ||
      guide.usedFiles.some(fileHasChanged);
    if (stale) await recompileGuide(guide, build);
  }
  for (const reference of args.getNodesByType('Reference') as ReferenceNode[]) {
    const stale =
      pipelineMoved ||
      (symbolsMoved && namesSymbols(reference)) ||
      samples.digest(reference.sampleKeys) !== reference.samplesDigest ||
      hasMoved(reference.lastUpdated, referenceUpdate(reference, build));
    if (!stale) continue;
    const file = args.getNode(reference.parent ?? '') as FileNode | undefined;
    if (file && fs.existsSync(file.absolutePath)) await addReference(file, build);
  }
  await args.cache.set('symbols', symbols.version);
  await args.cache.set('pipeline', pipeline);
};

/** Checks whether a document shows or links to symbols. */
function namesSymbols({ sampleKeys, problems, links }: GuideNode | ReferenceNode): boolean {
  return (
    sampleKeys.length > 0 ||
    // A link to a missing symbol is stored as a problem, not as a link.
    problems.length > 0 ||
    links.some(({ written }) => written.startsWith('api:'))
  );
}

/** Checks whether the types of a guide's samples have changed, or their type errors. */
function samplesHaveMoved({ sampleKeys, samplesDigest, sampleProblems, sourcePath }: GuideNode): boolean {
  return (
    inputs.samples.digest(sampleKeys) !== samplesDigest ||
    hasMoved(sampleProblems, inputs.sampleProblems.get(sourcePath) ?? [])
  );
}

/** Type errors in samples don't stop a build. */
function groupByGuide(problems: readonly Problem[]): Map<string, Problem[]> {
  const severity = process.env['NODE_ENV'] === 'production' ? 'warning' : 'error';
  const groups = new Map<string, Problem[]>();
  for (const problem of problems)
    groups.set(problem.file, [...(groups.get(problem.file) ?? []), { ...problem, severity }]);
  return groups;
}

/** Checks whether the data stored in a node is outdated. */
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
  const build = buildOf(args, pluginOptions);
  const node = args.node as FileNode;
  const file = fileOf(node, args.getNode);
  if (!file) return;
  if (booted) await recompileGuidesWith(file.absolutePath, build);
  if (file.extension === 'json' && file.sourceInstanceName === REFERENCE) addCommentCoverage(file, build);
  else if (!/^mdx?$/.test(file.extension)) return;
  else if (file.sourceInstanceName === GUIDES && file.relativePath.includes('/')) {
    const used = await addGuide(node, file, build);
    if (booted && used && sampleProcess)
      refreshSampleTypes(used, build).catch((error: unknown) =>
        args.reporter.error(`The samples of ${file.relativePath} could not be compiled.`, error as Error),
      );
  } else if (file.sourceInstanceName === REFERENCE && file.relativePath.includes('/'))
    await addReference(file, build);
};

/** Hands the bodies of MDX guides to gatsby-plugin-mdx, which compiles their components after this hook. */
export const createPages: GatsbyNode['createPages'] = async (
  { getNodesByType, graphql, basePath },
  pluginOptions,
) => {
  const { keepBody } = pluginOptions as unknown as Options;
  for (const { mdxPath, mdx, shownPictures } of getNodesByType('Guide') as GuideNode[]) {
    if (mdxPath === null || mdx === null) continue;
    const query = (picture: object) => graphql<PictureData>(PICTURE_QUERY, picture);
    keepBody(mdxPath, replaceMarksIn(mdx.body, await pictureMarkup(shownPictures, query, basePath)));
  }
};

/** Writes the symbol cards, the lists of packages, and the guides' projects to `public/`, in development too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args, pluginOptions) => {
  const { store, emitter, reporter } = args;
  booted = process.env['NODE_ENV'] !== 'production';
  // No hook is called for deleted files.
  if (booted)
    emitter.on('DELETE_NODE', ({ payload }: { payload?: FileNode }) => {
      if (payload?.internal.type !== 'File' || /^mdx?$/.test(payload.extension)) return;
      const gatsby = { ...args, actions: gatsbyActions ?? args.actions };
      recompileGuidesWith(payload.absolutePath, buildOf(gatsby, pluginOptions)).catch((error: unknown) =>
        reporter.error(`The guides with ${payload.relativePath} could not be compiled.`, error as Error),
      );
    });
  const { symbolFiles, siteUrl } = pluginOptions as unknown as Options;
  const root = rootOf(store);
  const guides = args.getNodesByType('Guide') as GuideNode[];
  const written = await writeProjects(root, siteUrl + args.basePath, guides);
  await deleteStaleFiles(path.join(root, 'public'), written, 'projects', args.cache);
  for (const [locale, file] of Object.entries(symbolFiles)) {
    writeSymbolCards(path.resolve(root, file), path.join(root, 'public', 'api-symbols', locale));
  }
  for (const { pageKind, locale, packages } of args.getNodesByType('Reference') as ReferenceNode[])
    if (pageKind === 'root') {
      const file = path.join(root, 'public', packageListPath(locale));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(packages));
    }
};

/** Copies SVG files unchanged. sharp writes all other images. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, getNode, cache }) => {
  const root = rootOf(store);
  const written: Record<string, string> = {};
  for (const doc of docNodes(store, getNode) as Iterable<GuideNode | ReferenceNode>) {
    for (const asset of (doc as Partial<GuideNode>).assets ?? []) copyAsset(asset, root);
    const name = writeHoverData(root, doc, doc.shownSamples, inputs.samples);
    if (name !== null) written[name] = doc.samplesDigest;
  }
  await deleteStaleFiles(path.join(root, 'public'), written, 'samples', cache);
};

/**
 * In development, compiles edited samples in the background because compiling can last several
 * seconds. Until then, the page is shown without compiler output. The edit can also change type errors in
 * guides that continue this one.
 */
async function refreshSampleTypes({ sampleKeys }: UsedSamples, build: Build): Promise<void> {
  const { gatsby } = build;
  if (!sampleProcess || !gatsbyActions) return;
  // A guide with a type error may have lost its last sample.
  if (sampleKeys.length === 0 && inputs.sampleProblems.size === 0) return;
  const { problems } = await sampleProcess.update();
  inputs.sampleProblems = groupByGuide(problems);
  inputs.samples = loadSampleTypes(sampleTypesFile(rootOf(gatsby.store)));
  const live = { ...build, gatsby: { ...gatsby, actions: gatsbyActions } };
  for (const guide of gatsby.getNodesByType('Guide') as GuideNode[])
    if (samplesHaveMoved(guide)) await recompileGuide(guide, live);
}
