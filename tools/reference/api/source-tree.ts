import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The TypeScript and the manifests of a repository, by path below its root, with `/` between folders. */
export type SourceTree = ReadonlyMap<string, string>;

/** A package of a monorepo. */
export interface TreePackage {
  /** Folder below the root, such as `libs/clients/platform-client`. */
  folder: string;
  /** Entry file below the root. */
  entry: string;
  /** Name that other packages import it by. */
  importName: string;
}

const MAX_OUTPUT = 1024 * 1024 * 1024;
const blobs = new Map<string, string>();

/**
 * Reads a repository as it was at a tag or a commit, without checking it out.
 *
 * @param repository - Folder of a git repository.
 * @param isAlsoWanted - Which files to read besides sources and manifests.
 * @throws With git's message when the reference does not exist.
 */
export function readTreeAt(
  repository: string,
  reference: string,
  isAlsoWanted: (file: string) => boolean = () => false,
): SourceTree {
  const git = (args: string[], input?: string) =>
    execFileSync('git', ['-C', repository, ...args], { input, maxBuffer: MAX_OUTPUT });
  const files = git(['ls-tree', '-r', '-z', '--full-tree', reference])
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, object, file] = /^100\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
      return object && file && (isWanted(file) || isAlsoWanted(file)) ? [{ object, file }] : [];
    });
  const missing = [...new Set(files.map(({ object }) => object).filter((object) => !blobs.has(object)))];
  if (missing.length > 0) readBlobs(git(['cat-file', '--batch'], `${missing.join('\n')}\n`));
  return new Map(files.map(({ object, file }) => [file, blobs.get(object) ?? '']));
}

/** `cat-file --batch` answers `<object> blob <size>`, a line break, that many bytes, a line break. */
function readBlobs(answer: Buffer): void {
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const [object = '', , size = '0'] = answer.toString('utf8', at, end).split(' ');
    const from = end + 1;
    blobs.set(object, answer.toString('utf8', from, from + Number(size)));
    at = from + Number(size) + 1;
  }
}

/** Reads the files below a folder from the disk. */
export function readTreeBelow(root: string): SourceTree {
  return new Map(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => isWanted(file) && fs.statSync(path.join(root, file)).isFile())
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
}

function isWanted(file: string): boolean {
  if (/(?:^|\/)(?:node_modules|dist|__tests__|samples)\//.test(file)) return false;
  return (
    /(?:^|\/)package\.json$/.test(file) || (/\.[cm]?ts$/.test(file) && !/\.(?:spec|test)\.ts$/.test(file))
  );
}

/**
 * The packages of a tree: every folder with `src/index.ts`.
 *
 * @param scope - npm scope of those that have no readable package.json.
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

/** What the package.json of a folder says; empty where there is none that can be read. */
function manifestOf(tree: SourceTree, folder: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(tree.get(`${folder}/package.json`) ?? '{}');
    return typeof manifest === 'object' && manifest ? (manifest as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
