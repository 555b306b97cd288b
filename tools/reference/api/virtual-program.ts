import path from 'node:path';
import ts from 'typescript';
import { packagesOf, type SourceTree } from './source-tree';

const site = path.resolve(__dirname, '../../..');
/** Trees stand below the site, so that packages of others resolve to what is installed there. */
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

/** Absolute path that a file of a tree has in its program. */
export function virtualPath(file: string): string {
  return path.join(VIRTUAL_ROOT, file);
}

/** Path below the root of the tree; undefined for a file that is not of the tree. */
export function treePath(fileName: string): string | undefined {
  const relative = path.relative(VIRTUAL_ROOT, fileName);
  return relative.startsWith('..') ? undefined : relative.replaceAll(path.sep, '/');
}

/** Files of the compiler and of installed packages, which every program shares. */
const installed = new Map<string, ts.SourceFile | undefined>();

/** By name: files below the root of the tree that an import of it may mean, as in `paths` of a tsconfig. */
type ImportPaths = Readonly<Record<string, readonly string[]>>;

/**
 * A program over files in memory. Packages of the tree find each other by name at their sources; those of others are what is installed
 * with the site, or unknown.
 *
 * @param roots - Files to start from, below the root of the tree.
 * @param pathsOf - What an import means, by the file that it is in.
 */
export function createTreeProgram(
  tree: SourceTree,
  roots: readonly string[],
  pathsOf: (file: string) => ImportPaths,
): ts.Program {
  const real = ts.createCompilerHost(COMPILER_OPTIONS);
  const folders = new Set([...tree.keys()].flatMap(foldersAbove));
  const resolvers = new Map<
    ImportPaths,
    (name: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations
  >();
  const host: ts.CompilerHost = {
    ...real,
    getCurrentDirectory: () => site,
    fileExists: (name) => {
      const file = treePath(name);
      return file === undefined ? real.fileExists(name) : tree.has(file);
    },
    readFile: (name) => {
      const file = treePath(name);
      return file === undefined ? real.readFile(name) : tree.get(file);
    },
    directoryExists: (name) => {
      const file = treePath(name);
      return file === undefined ? (real.directoryExists?.(name) ?? false) : file === '' || folders.has(file);
    },
    realpath: (name) => (treePath(name) === undefined ? (real.realpath?.(name) ?? name) : name),
    getSourceFile: (name, languageVersion) => {
      const file = treePath(name);
      if (file !== undefined) {
        const text = tree.get(file);
        return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion, true);
      }
      if (!installed.has(name)) installed.set(name, real.getSourceFile(name, languageVersion));
      return installed.get(name);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => resolverFor(pathsOf(treePath(from) ?? ''))(text, from)),
  };
  return ts.createProgram({ rootNames: roots.map(virtualPath), options: COMPILER_OPTIONS, host });

  function resolverFor(paths: ImportPaths) {
    const known = resolvers.get(paths);
    if (known) return known;
    const options: ts.CompilerOptions = {
      ...COMPILER_OPTIONS,
      paths: Object.fromEntries(Object.entries(paths).map(([name, files]) => [name, files.map(virtualPath)])),
    };
    // The toolkit reaches into folders of packages that do not export them, as the older resolution lets it.
    const older = { ...options, moduleResolution: ts.ModuleResolutionKind.Node10 };
    const [cache, olderCache] = [options, older].map((each) =>
      ts.createModuleResolutionCache(site, (name) => name, each),
    );
    const resolver = (name: string, from: string) => {
      const found = ts.resolveModuleName(name, from, options, host, cache);
      return found.resolvedModule ? found : ts.resolveModuleName(name, from, older, host, olderCache);
    };
    resolvers.set(paths, resolver);
    return resolver;
  }
}

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** By import name: the entry of each package of a tree, for `paths` of its program. */
export function packagePaths(tree: SourceTree, scope: string): ImportPaths {
  return Object.fromEntries(
    packagesOf(tree, scope).flatMap(({ importName, entry, folder }) => [
      [importName, [entry]],
      [`${importName}/src/*`, [`${folder}/src/*`]],
    ]),
  );
}
