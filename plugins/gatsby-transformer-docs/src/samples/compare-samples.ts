import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeCodes } from '../../../../src/locales/locales';
import { digestSources, listFiles } from '../../../../src/model/files';
import type { SamplesFile } from './sample-data';
import { listGuides, type GuideFile } from './list-guides';

/** What is on disk: the facts, and what they were read from. */
export interface KeptSamples extends SamplesFile {
  /** Digest of everything that decides facts beside the guides. */
  world: string;
  /** Digest of the code of each guide, by its path. */
  guides: Record<string, string>;
}

/** What else decides the facts: the code that finds them. */
const CODE = [
  'plugins/gatsby-transformer-docs/src/samples',
  'src/model',
  'plugins/gatsby-transformer-docs/src/compile',
];

const NOTHING: KeptSamples = { world: '', guides: {}, answers: [], samples: {} };

/** What there is to read, compared with what is on disk. */
interface SampleChanges {
  /** What is still true of the facts on disk; all of them unless something beside the guides has changed. */
  known: KeptSamples;
  /** Whether that is none, so that the reference's examples have to be read again, too. */
  worldChanged: boolean;
  /** Guides whose code has to be read. */
  changed: GuideFile[];
  all: GuideFile[];
  /** The code of each guide, by its path. */
  codes: ReadonlyMap<string, string>;
  /** What to keep with the facts. */
  now: Pick<KeptSamples, 'world' | 'guides'>;
}

/** The file of the facts. */
export const samplesFile = (root: string): string => path.join(root, 'typedoc-out/samples.json');

/** Says whether the compiler has nothing to read: the facts on disk are those of the code as it is. It does not need the compiler for that. */
export function samplesAreCurrent(root: string): boolean {
  const { worldChanged, changed } = compareSamples(root);
  return !worldChanged && changed.length === 0;
}

/** Compares the code of all guides, and what else decides facts, with what the facts on disk were read from. */
export function compareSamples(root: string): SampleChanges {
  const all = localeCodes.flatMap((locale) => listGuides(root, locale));
  const codes = new Map(all.map((file) => [file.sourcePath, codeOf(file)]));
  const world = worldDigest(root, path.join(root, 'toolkit'));
  const kept = readKept(samplesFile(root));
  const worldChanged = kept.world !== world;
  const known = worldChanged ? { ...NOTHING, world } : kept;
  const guides = Object.fromEntries([...codes].map(([file, code]) => [file, digest(code)]));
  const changed = all.filter(
    ({ sourcePath }) =>
      guides[sourcePath] !== known.guides[sourcePath] && !hasCodeOfOriginal(sourcePath, codes),
  );
  return { known, worldChanged, changed, all, codes, now: { world, guides } };
}

function readKept(file: string): KeptSamples {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KeptSamples;
  } catch {
    return NOTHING;
  }
}

/** The blocks of code of a guide, and the page it continues. */
function codeOf({ source }: GuideFile): string {
  return (source.match(/^( *)(`{3,}).*\n[\s\S]*?\n\1\2$|^run:.*(?:\n .*)*/gm) ?? []).join('\n');
}

/** True for a translation whose code is that of the original: what is known of code goes for all languages that share it. */
export function hasCodeOfOriginal(sourcePath: string, codes: ReadonlyMap<string, string>): boolean {
  const original = sourcePath.replace(/^content\/[^/]+/, `content/${defaultLocale}`);
  return original !== sourcePath && codes.get(original) === codes.get(sourcePath);
}

function worldDigest(root: string, toolkitDir: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(toolkitDir, (name) => /\.(?:ts|json)$/.test(name)))
    hash.update(file).update(fs.readFileSync(path.join(toolkitDir, file)));
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return hash.update(digestSources(root, CODE, lock)).digest('hex');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
