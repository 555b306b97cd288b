import path from 'node:path';
import ts from 'typescript';
import { packagesOf, type SourceTree } from './source-tree';

const site = path.resolve(__dirname, '../../..');
/**
 * Virtual files are below the site's folder, so that third-party imports resolve to its
 * node_modules.
 */
const VIRTUAL_ROOT = path.join(site, '.api-of-a-tree');

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  typeRoots: [path.join(site, 'node_modules/@types')],
  strict: true,
  strictPropertyInitialization: false,
  experimentalDecorators: true,
  esModuleInterop: true,
  skipLibCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
};

/** Returns the absolute path for a tree's file. */
export function virtualPath(file: string): string {
  return path.join(VIRTUAL_ROOT, file);
}

/** Returns the path relative to the tree's root, or undefined for files outside the tree. */
export function treePath(fileName: string): string | undefined {
  const relative = path.relative(VIRTUAL_ROOT, fileName);
  return relative.startsWith('..') ? undefined : relative.replaceAll(path.sep, '/');
}

/** Files from TypeScript and installed packages. All programs share them. */
const installed = new Map<string, ts.SourceFile | undefined>();

/** Files by import name, like `paths` in tsconfig.json. */
type ImportPaths = Readonly<Record<string, readonly string[]>>;

/** Resolves an import name in a file. */
type Resolver = (name: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations;

/**
 * Creates a TypeScript program from files in memory. Imports of packages in the tree resolve to
 * their sources. Imports of third-party packages resolve to the site's node_modules.
 *
 * @param tree - Files.
 * @param roots - Entry files relative to the tree's root.
 * @param pathsOf - Returns the import paths for a file.
 * @returns The program.
 */
export function createTreeProgram(
  tree: SourceTree,
  roots: readonly string[],
  pathsOf: (file: string) => ImportPaths,
): ts.Program {
  const host = createTreeHost(tree);
  const resolvers = new Map<ImportPaths, Resolver>();
  host.resolveModuleNameLiterals = (literals, from) => {
    const paths = pathsOf(treePath(from) ?? '');
    const resolve = resolvers.get(paths) ?? createResolver(paths, host);
    resolvers.set(paths, resolve);
    return literals.map(({ text }) => resolve(text, from));
  };
  return ts.createProgram({ rootNames: roots.map(virtualPath), options: COMPILER_OPTIONS, host });
}

function createTreeHost(tree: SourceTree): ts.CompilerHost {
  const diskHost = ts.createCompilerHost(COMPILER_OPTIONS);
  const folders = new Set(['', ...[...tree.keys()].flatMap(foldersAbove)]);
  return {
    ...diskHost,
    getCurrentDirectory: () => site,
    fileExists: (name) => {
      const file = treePath(name);
      return file === undefined ? diskHost.fileExists(name) : tree.has(file);
    },
    readFile: (name) => {
      const file = treePath(name);
      return file === undefined ? diskHost.readFile(name) : tree.get(file);
    },
    directoryExists: (name) => {
      const folder = treePath(name);
      return folder === undefined ? (diskHost.directoryExists?.(name) ?? false) : folders.has(folder);
    },
    realpath: (name) => (treePath(name) === undefined ? (diskHost.realpath?.(name) ?? name) : name),
    getSourceFile: (name, languageVersion) => {
      const file = treePath(name);
      if (file !== undefined) {
        const text = tree.get(file);
        return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion, true);
      }
      if (!installed.has(name)) installed.set(name, diskHost.getSourceFile(name, languageVersion));
      return installed.get(name);
    },
  };
}

function createResolver(paths: ImportPaths, host: ts.CompilerHost): Resolver {
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    paths: Object.fromEntries(Object.entries(paths).map(([name, files]) => [name, files.map(virtualPath)])),
  };
  // The toolkit imports files that packages don't export. Only the older resolution allows that.
  const older = { ...options, moduleResolution: ts.ModuleResolutionKind.Node10 };
  const [cache, olderCache] = [options, older].map((each) =>
    ts.createModuleResolutionCache(site, (name) => name, each),
  );
  return (name, from) => {
    const result = ts.resolveModuleName(name, from, options, host, cache);
    return result.resolvedModule ? result : ts.resolveModuleName(name, from, older, host, olderCache);
  };
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Maps a tree's import names to files. */
export function packagePaths(tree: SourceTree, scope: string): ImportPaths {
  return Object.fromEntries(
    packagesOf(tree, scope).flatMap(({ importName, entry, folder }) => [
      [importName, [entry]],
      [`${importName}/src/*`, [`${folder}/src/*`]],
    ]),
  );
}
