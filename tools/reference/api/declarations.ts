import type ts from 'typescript';
import { readSourceFacts, type SourceFacts } from './source-facts';
import type { SourceTree } from './source-tree';
import { createTreeProgram, packagePaths, treePath } from './virtual-program';

/** Declarations for a package and its dependencies in the same tree. */
export interface Declarations {
  /** `.d.ts` files by path relative to the root. */
  files: SourceTree;
  /** The package's entry file. */
  entry: string;
  /** Facts about the sources, by declaration file. */
  facts: ReadonlyMap<string, SourceFacts>;
  /** Tree with the sources. */
  tree: SourceTree;
  /** Source files by declaration file. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Signature of `emit` with the internal `forceDtsEmit` parameter. Without it, files with type
 * errors get no declarations. `LanguageService.getEmitOutput` also uses it.
 */
type EmitForced = (
  file: ts.SourceFile,
  write: ts.WriteFileCallback,
  cancellation: undefined,
  declarationsOnly: true,
  transformers: undefined,
  forceDtsEmit: true,
) => ts.EmitResult;

/**
 * Generates a package's declarations with the compiler, including all inferred types.
 *
 * @param tree - Sources.
 * @param entry - The package's entry file, relative to the root.
 * @param scope - npm scope for packages without a package.json.
 * @returns Declarations and facts about their sources.
 */
export function emitDeclarations(tree: SourceTree, entry: string, scope: string): Declarations {
  const paths = packagePaths(tree, scope);
  const program = createTreeProgram(tree, [entry], () => paths);
  const files = new Map<string, string>();
  const facts = new Map<string, SourceFacts>();
  const sources = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    const file = treePath(source.fileName);
    if (file === undefined || file.endsWith('.json')) continue;
    const declaration = source.isDeclarationFile ? file : file.replace(/\.ts$/, '.d.ts');
    facts.set(declaration, readSourceFacts(source));
    sources.set(declaration, file);
    if (source.isDeclarationFile) files.set(file, source.text);
    else {
      const write: ts.WriteFileCallback = (_, text) => files.set(declaration, text);
      (program.emit as EmitForced)(source, write, undefined, true, undefined, true);
    }
  }
  // Package manifests are needed to resolve imports by package name.
  for (const [file, text] of tree) if (file.endsWith('package.json')) files.set(file, text);
  return { files, tree, entry: entry.replace(/(?<!\.d)\.ts$/, '.d.ts'), facts, sources };
}
