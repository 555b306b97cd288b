import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { defaultLocale } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';
import { docIdOf } from '../../../src/model/addresses';
import type { Guide, LastUpdated, Reference } from '../../../src/model/doc';
import { digestFile } from '../../../src/node/files';
import { readText } from '../../../src/node/read-text';
import { rootOf } from '../../shared/gatsby-state';
import { checkPicture } from './check-picture';
import { copyAsset, type Asset, type UsedPicture } from './assets';
import { createGuide } from './create-guide';
import { createReference } from './create-reference';
import { addNode, fileOf, placeOf, type FileNode } from './doc-nodes';
import { findImage } from './find-image';
import type { FollowedGuide, FollowedGuides } from '../../../packages/guide-files/followed-guides';
import { followedSentence } from './followed-sentence';
import type { Options } from './plugin-options';
import { findLastUpdate } from './reference-updates';
import { sampleContext, writeHoverData, type UsedSamples } from './samples/hover-data';
import { loadSampleTypes, type SampleTypesLookup } from './samples/load-sample-types';
import { readSymbolIndex, type SymbolIndex } from './symbol-index';

/** A guide node with additional fields for later builds, which readers don't see. */
export type GuideNode = Node &
  Guide &
  UsedSamples & {
    assets: Asset[];
    usedPictures: UsedPicture[];
    /** The last test of the guide with this ID, even if the blocks have changed since. */
    lastTest: FollowedGuide | null;
    parent: string;
  };
export type ReferenceNode = Node & Reference & UsedSamples;

/** Read once per build and shared by every document. */
export interface BuildInputs {
  symbols: SymbolIndex;
  history: Map<string, LastUpdated>;
  samples: SampleTypesLookup;
  followed: FollowedGuides;
}

let state: BuildInputs | undefined;

/** Sets what documents are created with. */
export function setBuildInputs(next: BuildInputs): void {
  state = next;
}

/** Returns what documents are created with; empty defaults before the first `setBuildInputs`. */
export function buildInputs(store: NodePluginArgs['store'], options: Options): BuildInputs {
  const file = path.resolve(rootOf(store), options.symbolFiles[defaultLocale]);
  return (state ??= {
    symbols: readSymbolIndex(file),
    history: new Map(),
    samples: loadSampleTypes(null),
    followed: {},
  });
}

export type Args = Pick<
  CreateNodeArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'store' | 'reporter' | 'cache' | 'basePath'
>;

/** Checks whether a picture's file has changed since its guide was compiled. */
export const pictureHasChanged = ({ file, digest }: UsedPicture): boolean => digestFile(file) !== digest;

/** In development, recompiles the guides that use an added or edited picture. */
export async function addGuidesOf(
  picture: string,
  args: Args & Pick<NodePluginArgs, 'getNodesByType'>,
  options: Options,
): Promise<void> {
  for (const guide of args.getNodesByType('Guide') as GuideNode[])
    if (guide.usedPictures.some((used) => used.file === path.resolve(picture) && pictureHasChanged(used)))
      await recompileGuide(guide, args, options);
}

/** Recompiles a guide, unless its file was deleted. */
export async function recompileGuide(guide: GuideNode, args: Args, options: Options): Promise<void> {
  const owner = args.getNode(guide.parent) as FileNode | undefined;
  const file = owner && fileOf(owner, args.getNode);
  if (file && fs.existsSync(file.absolutePath)) await addGuide(owner, file, args, options);
}

/**
 * Adds a guide.
 *
 * @param owner - The node that it is created from: the file, or its MDX node.
 * @returns The guide's samples, or null if the file isn't in a locale folder.
 */
export async function addGuide(
  owner: FileNode,
  file: FileNode,
  args: Args,
  options: Options,
): Promise<UsedSamples | null> {
  const place = placeOf(file, args.store);
  if (!place) return null;
  const { symbols, history, followed } = buildInputs(args.store, options);
  const assets: Asset[] = [];
  const usedPictures: UsedPicture[] = [];
  const samples = sampleContext(docIdOf(place.relativePath), place.locale, buildInputs(args.store, options));
  const fields = await createGuide(
    { source: readText(file.absolutePath), absolutePath: file.absolutePath, ...place },
    {
      samples: { ...samples.context, uses: [] },
      labels: readTexts(place.locale, 'api', 'markdown'),
      siteRoot: options.siteUrl + args.basePath,
      findSymbol: symbols.find,
      symbolNames: symbols.names,
      mdxComponents: options.mdxComponents,
      colorTokens: new Set(options.colorTokens),
      findImage: (relative) => {
        const picture = path.resolve(path.dirname(file.absolutePath), relative);
        usedPictures.push({ file: picture, digest: digestFile(picture) });
        const problem = checkPicture(picture, file.absolutePath.slice(0, -file.relativePath.length));
        if (problem !== null) return Promise.resolve({ problem });
        return findImage(picture, {
          publish: (asset, digest) => {
            const url = `/static/${digest}/${path.basename(asset)}`;
            assets.push({ url, file: asset });
            // The dev server never runs `onPostBuild`, which copies the assets in a build.
            if (process.env['NODE_ENV'] !== 'production') copyAsset({ url, file: asset }, rootOf(args.store));
            return url;
          },
          addUpright: async (buffer, hash) => {
            const { absolutePath } = await createFileNodeFromBuffer({
              buffer,
              hash,
              ext: path.extname(picture),
              name: path.parse(picture).name,
              parentNodeId: file.id,
              getCache: () => args.cache as never,
              createNode: args.actions.createNode,
              createNodeId: args.createNodeId,
            });
            return absolutePath;
          },
        });
      },
    },
  );
  const used = samples.used();
  const lastTest = followed[fields.docId] ?? null;
  addNode(
    owner,
    'Guide',
    {
      ...fields,
      ...used,
      assets,
      usedPictures,
      lastTest,
      followed:
        lastTest?.blocks === fields.blocks
          ? followedSentence(lastTest, place.locale, readTexts(place.locale, 'feeds'))
          : null,
      lastUpdated: history.get(place.sourcePath) ?? null,
    },
    args,
  );
  if (process.env['NODE_ENV'] !== 'production')
    writeHoverData(
      rootOf(args.store),
      fields,
      samples.context.shown,
      buildInputs(args.store, options).samples,
    );
  return used;
}

/** Finds the last change of a reference page's source. */
export function referenceUpdate(
  page: Parameters<typeof findLastUpdate>[0],
  { store }: Pick<Args, 'store'>,
  options: Options,
): LastUpdated | null {
  return findLastUpdate(page, options.referenceSources, buildInputs(store, options).history, rootOf(store));
}

/** Adds a page of the reference. */
export async function addReference(file: FileNode, args: Args, options: Options): Promise<void> {
  const place = placeOf(file, args.store);
  if (!place) return;
  const samples = sampleContext(null, place.locale, buildInputs(args.store, options));
  const fields = await createReference(
    { source: readText(file.absolutePath), ...place },
    {
      labels: readTexts(place.locale, 'api', 'markdown'),
      siteRoot: options.siteUrl + args.basePath,
      samples: { ...samples.context, uses: null },
    },
  );
  addNode(
    file,
    'Reference',
    { ...fields, ...samples.used(), lastUpdated: referenceUpdate(fields, args, options) },
    args,
  );
  if (process.env['NODE_ENV'] !== 'production')
    writeHoverData(
      rootOf(args.store),
      fields,
      samples.context.shown,
      buildInputs(args.store, options).samples,
    );
}
