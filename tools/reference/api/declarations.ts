import { emitAll } from '../../../packages/declarations/emit-all';
import { readSourceDetails, type SourceDetails } from './source-details';
import type { SourceTree } from './source-tree';
import { createTreeProgram, packagePaths, treePath } from './virtual-program';

/** Declarations for a package and its dependencies in the same tree. */
export interface Declarations {
  /** `.d.ts` files by path relative to the root. */
  files: SourceTree;
  /** The package's entry file. */
  entry: string;
  /** Details of the sources, by declaration file. */
  details: ReadonlyMap<string, SourceDetails>;
  /** Tree with the sources. */
  tree: SourceTree;
  /** Source files by declaration file. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Generates a package's declarations with the compiler, including all inferred types.
 *
 * @param tree - Sources.
 * @param entry - The package's entry file, relative to the root.
 * @param scope - npm scope for packages without a package.json.
 * @returns Declarations and details of their sources.
 */
export function emitDeclarations(tree: SourceTree, entry: string, scope: string): Declarations {
  const paths = packagePaths(tree, scope);
  const program = createTreeProgram(tree, [entry], () => paths);
  // Package manifests are needed to resolve imports by package name.
  const files = new Map([...tree].filter(([file]) => file.endsWith('package.json')));
  const details = new Map<string, SourceDetails>();
  const sources = new Map<string, string>();
  emitAll(program, (name, text) => files.set(treePath(name) ?? name, text));
  for (const source of program.getSourceFiles()) {
    const file = treePath(source.fileName);
    if (file === undefined || file.endsWith('.json')) continue;
    const declaration = source.isDeclarationFile ? file : file.replace(/\.ts$/, '.d.ts');
    details.set(declaration, readSourceDetails(source));
    sources.set(declaration, file);
    if (source.isDeclarationFile) files.set(file, source.text);
  }
  return { files, tree, entry: entry.replace(/(?<!\.d)\.ts$/, '.d.ts'), details, sources };
}
