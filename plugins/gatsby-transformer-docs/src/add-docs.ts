import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { readTexts } from '../../../src/locales/read-messages';
import { docIdOf } from '../../../src/model/docs/addresses';
import type { Guide, LastUpdated, Reference } from '../../../src/model/docs/doc';
import { countComments, type PackageCoverage } from '../../../src/model/reference/package-coverage';
import type { Problem } from '../../../src/model/text/problem';
import { digestFile } from '../../../src/node/files';
import { readText } from '../../../src/node/read-text';
import { rootOf } from '../../shared/gatsby-state';
import { checkPicture } from './check-picture';
import { copyAsset, type Asset, type UsedFile } from './assets';
import { createGuide, type CompiledGuide } from './create-guide';
import { createReference } from './create-reference';
import { addNode, fileOf, localeAndPath, type FileNode } from './file-nodes';
import { findImage } from './find-image';
import type { FollowedGuide, FollowedGuides } from '../../../packages/guide-files/followed-guides';
import { followedSentence } from './followed-sentence';
import { publishedProject } from './publish-projects';
import { readQuotedGuide } from './quoted-guides';
import type { Options } from '../options';
import { findLastUpdate } from './reference-updates';
import { sampleContext, writeHoverData, type UsedSamples } from '../../../packages/samples/hover-data';
import type { SampleTypesLookup } from '../../../packages/samples/load-sample-types';
import type { SymbolIndex } from './symbol-index';

/** A guide node with additional fields for later builds and steps. GraphQL doesn't have them. */
export type GuideNode = Node &
  CompiledGuide &
  Guide &
  UsedSamples & {
    assets: Asset[];
    usedFiles: UsedFile[];
    /** The part of `problems` that the compiler found in the samples. */
    sampleProblems: Problem[];
    /** The last test of the guide with this ID, even if the blocks have changed since. */
    lastTest: FollowedGuide | null;
    parent: string;
  };
export type ReferenceNode = Node & Reference & UsedSamples;

/** Data that is read once per build and used by every document. */
export interface BuildInputs {
  symbols: SymbolIndex;
  history: Map<string, LastUpdated>;
  samples: SampleTypesLookup;
  /** Type errors in samples, by the path of their guide. */
  sampleProblems: ReadonlyMap<string, Problem[]>;
  followed: FollowedGuides;
}

/** Everything that a document is compiled with, except its file. */
export interface Build {
  /** Functions and data from a hook's arguments. */
  gatsby: Pick<
    CreateNodeArgs,
    | 'actions'
    | 'createNodeId'
    | 'createContentDigest'
    | 'getNode'
    | 'getNodesByType'
    | 'store'
    | 'reporter'
    | 'cache'
    | 'basePath'
  >;
  options: Options;
  inputs: BuildInputs;
}

/** Checks whether a file has changed since the guide that shows it was compiled. */
export const fileHasChanged = ({ file, digest }: UsedFile): boolean => digestFile(file) !== digest;

/** In development, recompiles the guides that show an added, edited, or deleted file. */
export async function recompileGuidesWith(changed: string, build: Build): Promise<void> {
  for (const guide of build.gatsby.getNodesByType('Guide') as GuideNode[])
    if (guide.usedFiles.some((used) => used.file === path.resolve(changed) && fileHasChanged(used)))
      await recompileGuide(guide, build);
}

/** Recompiles a guide, unless its file was deleted. */
export async function recompileGuide(guide: GuideNode, build: Build): Promise<void> {
  const { getNode } = build.gatsby;
  const owner = getNode(guide.parent) as FileNode | undefined;
  const file = owner && fileOf(owner, getNode);
  if (file && fs.existsSync(file.absolutePath)) await addGuide(owner, file, build);
}

/**
 * Adds a guide.
 *
 * @param owner - The node that it is created from: the file, or its MDX node.
 * @returns The guide's samples, or null if the file isn't in a locale folder.
 */
export async function addGuide(owner: FileNode, file: FileNode, build: Build): Promise<UsedSamples | null> {
  const { gatsby, options, inputs } = build;
  const place = localeAndPath(file, gatsby.store);
  if (!place) return null;
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, {
    locate: inputs.symbols.locate,
    samples: inputs.samples,
  });
  const { findPicture, ...shownFiles } = pictureFinder(file, gatsby);
  const siteRoot = options.siteUrl + gatsby.basePath;
  const fields = await createGuide(
    { source: readText(file.absolutePath), absolutePath: file.absolutePath, ...place },
    {
      samples: { ...samples.context, uses: [] },
      t: readTexts(place.locale, 'api', 'markdown'),
      siteRoot,
      findSymbol: inputs.symbols.find,
      symbolNames: inputs.symbols.names,
      colorTokens: new Set(options.colorTokens),
      findImage: findPicture,
      findCode: (relative) => {
        const quoted = readQuotedGuide(relative, { absolutePath: file.absolutePath, ...place });
        if (!quoted) return null;
        shownFiles.usedFiles.push({ file: quoted.file, digest: digestFile(quoted.file) });
        return { ...quoted, samples: samples.quote(quoted.docId) };
      },
    },
  );
  const usedSamples = samples.used();
  const lastTest = inputs.followed[fields.docId] ?? null;
  const followed =
    lastTest?.blocks === fields.blocks
      ? followedSentence(lastTest, place.locale, readTexts(place.locale, 'feeds'))
      : null;
  // A translation whose code blocks differ loses the sentence about the test, but not the project.
  const project = lastTest?.project ? publishedProject(fields.docId, lastTest.project, siteRoot) : null;
  const lastUpdated = inputs.history.get(place.sourcePath) ?? null;
  const sampleProblems = inputs.sampleProblems.get(place.sourcePath) ?? [];
  const problems = [...fields.problems, ...sampleProblems];
  addNode(
    owner,
    'Guide',
    {
      ...fields,
      ...usedSamples,
      ...shownFiles,
      problems,
      sampleProblems,
      lastTest,
      followed,
      project,
      lastUpdated,
    },
    gatsby,
  );
  writeHoverDataEarly(fields, usedSamples.shownSamples, build);
  return usedSamples;
}

/** Creates a guide's function that finds pictures, and the lists that it fills. */
function pictureFinder(guide: FileNode, gatsby: Build['gatsby']) {
  const assets: Asset[] = [];
  const usedFiles: UsedFile[] = [];
  const publish = (file: string, digest: string): string => {
    const asset = { url: `/static/${digest}/${path.basename(file)}`, file };
    assets.push(asset);
    // Only builds copy the assets in `onPostBuild`. The dev server never runs it.
    if (process.env['NODE_ENV'] !== 'production') copyAsset(asset, rootOf(gatsby.store));
    return asset.url;
  };
  const findPicture = async (relative: string) => {
    const picture = path.resolve(path.dirname(guide.absolutePath), relative);
    usedFiles.push({ file: picture, digest: digestFile(picture) });
    const problem = checkPicture(picture, guide.absolutePath.slice(0, -guide.relativePath.length));
    if (problem !== null) return { problem };
    const addClean = async (buffer: Buffer, hash: string): Promise<string> => {
      const { absolutePath } = await createFileNodeFromBuffer({
        buffer,
        hash,
        ext: path.extname(picture),
        name: path.parse(picture).name,
        parentNodeId: guide.id,
        getCache: () => gatsby.cache as never,
        createNode: gatsby.actions.createNode,
        createNodeId: gatsby.createNodeId,
      });
      return absolutePath;
    };
    return findImage(picture, { publish, addClean });
  };
  return { findPicture, assets, usedFiles };
}

/** In development, writes a page's hover data now because only builds run `onPostBuild`. */
function writeHoverDataEarly(
  page: Pick<Guide, 'slug' | 'locale'>,
  shown: UsedSamples['shownSamples'],
  { gatsby, inputs }: Build,
): void {
  if (process.env['NODE_ENV'] !== 'production')
    writeHoverData(rootOf(gatsby.store), page, shown, inputs.samples);
}

/** Finds the last change of a reference page's source. */
export function referenceUpdate(
  page: Parameters<typeof findLastUpdate>[0],
  { gatsby, options, inputs }: Build,
): LastUpdated | null {
  return findLastUpdate(page, options.referenceSources, inputs.history, rootOf(gatsby.store));
}

/** Adds a page of the reference. */
export async function addReference(file: FileNode, build: Build): Promise<void> {
  const { gatsby, options, inputs } = build;
  const place = localeAndPath(file, gatsby.store);
  if (!place) return;
  const samples = sampleContext(null, place.locale, {
    locate: inputs.symbols.locate,
    samples: inputs.samples,
  });
  const fields = await createReference(
    { source: readText(file.absolutePath), ...place },
    {
      t: readTexts(place.locale, 'api', 'markdown'),
      siteRoot: options.siteUrl + gatsby.basePath,
      findSymbol: inputs.symbols.find,
      symbolNames: inputs.symbols.names,
      samples: { ...samples.context, uses: null },
    },
  );
  const lastUpdated = referenceUpdate(fields, build);
  const usedSamples = samples.used();
  addNode(file, 'Reference', { ...fields, ...usedSamples, lastUpdated }, gatsby);
  writeHoverDataEarly(fields, usedSamples.shownSamples, build);
}

/** Adds the number of doc comments in a language, from the file that TypeDoc's plugin writes. */
export function addCommentCoverage(file: FileNode, { gatsby }: Build): void {
  const place = localeAndPath(file, gatsby.store);
  if (!place) return;
  const coverage = JSON.parse(readText(file.absolutePath)) as Record<string, PackageCoverage>;
  const packages = Object.entries(coverage).map(([name, counts]) => ({ name, ...countComments(counts) }));
  addNode(file, 'CommentCoverage', { locale: place.locale, packages }, gatsby);
}
