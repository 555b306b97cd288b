import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/files';

/** TypeScript files and package.json files in a repository, by path relative to its root. */
export type SourceTree = ReadonlyMap<string, string>;

/** A package in a monorepo. */
export interface TreePackage {
  /** Folder relative to the root, such as `libs/clients/platform-client`. */
  folder: string;
  /** Entry file relative to the root. */
  entry: string;
  /** Name in import statements. */
  importName: string;
}

const MAX_OUTPUT = 1024 * 1024 * 1024;
const blobs = new Map<string, string>();

/**
 * Reads a repository at a tag or commit without checking it out.
 *
 * @param repository - Git repository folder.
 * @param reference - Tag or commit.
 * @param isAlsoIncluded - Selects files to read in addition to sources and manifests.
 * @returns The files.
 * @throws Error from git when the reference doesn't exist.
 */
export function readTreeAt(
  repository: string,
  reference: string,
  isAlsoIncluded: (file: string) => boolean = () => false,
): SourceTree {
  const git = (args: string[], input?: string) =>
    execFileSync('git', ['-C', repository, ...args], { input, maxBuffer: MAX_OUTPUT });
  const files = git(['ls-tree', '-r', '-z', '--full-tree', reference])
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, object, file] = /^100\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
      return object && file && (isIncluded(file) || isAlsoIncluded(file)) ? [{ object, file }] : [];
    });
  const missing = [...new Set(files.map(({ object }) => object).filter((object) => !blobs.has(object)))];
  if (missing.length > 0) readBlobs(git(['cat-file', '--batch'], `${missing.join('\n')}\n`));
  return new Map(files.map(({ object, file }) => [file, blobs.get(object) ?? '']));
}

/** Parses the output of `cat-file --batch`: `<object> blob <size>`, newline, contents, newline. */
function readBlobs(output: Buffer): void {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    const [object = '', , size = '0'] = output.toString('utf8', at, end).split(' ');
    const from = end + 1;
    blobs.set(object, output.toString('utf8', from, from + Number(size)));
    at = from + Number(size) + 1;
  }
}

/** Reads the files in a folder and its subfolders. */
export function readTreeBelow(root: string): SourceTree {
  return new Map(
    listFiles(root, isIncluded).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
}

function isIncluded(file: string): boolean {
  if (/(?:^|\/)(?:node_modules|dist|__tests__|samples)\//.test(file)) return false;
  return (
    /(?:^|\/)package\.json$/.test(file) || (/\.[cm]?ts$/.test(file) && !/\.(?:spec|test)\.ts$/.test(file))
  );
}

/**
 * Lists the packages in a tree: all folders with `src/index.ts`.
 *
 * @param tree - Repository files.
 * @param scope - npm scope for packages without a valid package.json.
 * @returns Packages sorted by folder.
 */
export function packagesOf(tree: SourceTree, scope: string): TreePackage[] {
  return [...tree.keys()]
    .flatMap((entry) => {
      const folder = /^(.+)\/src\/index(?:\.d)?\.ts$/.exec(entry)?.[1];
      if (folder === undefined) return [];
      const name = manifestOf(tree, folder)['name'];
      return [
        {
          folder,
          entry,
          importName: typeof name === 'string' ? name : `${scope}/${folder.split('/').at(-1)}`,
        },
      ];
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/**
 * Finds the source package for a package in the reference.
 *
 * @param name - The reference's package name: the end of the package's folder.
 */
export function findPackage(packages: readonly TreePackage[], name: string): TreePackage | undefined {
  return packages.find(({ folder }) => folder === name || folder.endsWith(`/${name}`));
}

/** Reads the package.json in a folder. Returns an empty object if it is missing or invalid. */
function manifestOf(tree: SourceTree, folder: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(tree.get(`${folder}/package.json`) ?? '{}');
    return typeof manifest === 'object' && manifest ? (manifest as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
