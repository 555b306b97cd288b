import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/files';
import { readGitFiles, runGit } from '../../../src/node/run-git';

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
  const files = runGit(repository, 'ls-tree', '-r', '-z', '--full-tree', reference)
    .split('\0')
    .flatMap((line) => {
      const [, object, file] = /^100\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
      return object && file && (isIncluded(file) || isAlsoIncluded(file)) ? [{ object, file }] : [];
    });
  const missing = [...new Set(files.map(({ object }) => object).filter((object) => !blobs.has(object)))];
  readGitFiles(repository, missing).forEach((text, at) => blobs.set(missing[at] ?? '', text));
  return new Map(files.map(({ object, file }) => [file, blobs.get(object) ?? '']));
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
