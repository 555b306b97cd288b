import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeCodes } from '../../src/locales/locales';
import { fencedLines } from '../../src/model/docs/fenced-lines';
import { COMMON_CODE, digestSources, listFiles } from '../../src/node/files';
import type { SampleTypesFile } from './sample-types';
import { listGuides, type GuideFile } from '../guide-files/list-guides';

/** The types in the file, with digests of their inputs. */
export interface StoredTypes extends SampleTypesFile {
  /** Digest of all inputs except the guides. */
  inputs: string;
  /** Digest of each guide's code, by guide path. */
  guides: Record<string, string>;
}

/** A change in this code makes all stored types invalid. */
const CODE = ['packages/samples', 'packages/guide-files', 'packages/declarations', ...COMMON_CODE];

const NOTHING: StoredTypes = { inputs: '', guides: {}, descriptions: [], samples: {} };

/** The current inputs, compared with the types on disk. */
interface SampleChanges {
  /** The types that are still valid; none if an input other than the guides changed. */
  known: StoredTypes;
  /** True if no types are valid, so the reference's examples must be read again, too. */
  allChanged: boolean;
  /** Guides whose code must be read again. */
  changed: GuideFile[];
  all: GuideFile[];
  /** Each guide's code, by guide path. */
  codes: ReadonlyMap<string, string>;
  /** Digests to save with the types. */
  now: Pick<StoredTypes, 'inputs' | 'guides'>;
}

/** Returns the path to the file with the compiler's types of all samples. */
export const sampleTypesFile = (root: string): string => path.join(root, 'typedoc-out/sample-types.json');

/** Checks whether the types on disk are up to date, without loading the compiler. */
export function sampleTypesAreCurrent(root: string): boolean {
  const { allChanged, changed } = findChanges(root);
  return !allChanged && changed.length === 0;
}

/** Compares all inputs with those that the types on disk were read from. */
export function findChanges(root: string): SampleChanges {
  const all = localeCodes.flatMap((locale) => listGuides(root, locale));
  const codes = new Map(all.map((file) => [file.sourcePath, codeOf(file)]));
  const inputs = digestOfInputs(root, path.join(root, 'toolkit'));
  const kept = readKept(sampleTypesFile(root));
  const allChanged = kept.inputs !== inputs;
  const known = allChanged ? { ...NOTHING, inputs } : kept;
  const guides = Object.fromEntries([...codes].map(([file, code]) => [file, digest(code)]));
  const changed = all.filter(
    ({ sourcePath }) =>
      guides[sourcePath] !== known.guides[sourcePath] && !hasCodeOfOriginal(sourcePath, codes),
  );
  return { known, allChanged, changed, all, codes, now: { inputs, guides } };
}

function readKept(file: string): StoredTypes {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as StoredTypes;
  } catch {
    return NOTHING;
  }
}

/**
 * Extracts the lines of a guide's code blocks, also those in lists and quotes, and its `run` front
 * matter, which sets the guide it continues.
 */
function codeOf({ source }: GuideFile): string {
  const lines = source.split(/\r\n?|\n/);
  const isFenced = fencedLines(lines);
  return [/^run:.*(?:\n .*)*/m.exec(source)?.[0], ...lines.filter((_, at) => isFenced[at])].join('\n');
}

/** Checks whether a translation has the original's code, and so can share its types. */
export function hasCodeOfOriginal(sourcePath: string, codes: ReadonlyMap<string, string>): boolean {
  const original = sourcePath.replace(/^content\/[^/]+/, `content/${defaultLocale}`);
  return original !== sourcePath && codes.get(original) === codes.get(sourcePath);
}

function digestOfInputs(root: string, toolkitDir: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(toolkitDir, (name) => /\.(?:ts|json)$/.test(name)))
    hash.update(file).update(fs.readFileSync(path.join(toolkitDir, file)));
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return hash.update(digestSources(root, CODE, lock)).digest('hex');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
