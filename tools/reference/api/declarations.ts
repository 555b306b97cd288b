import type ts from 'typescript';
import { readSourceFacts, type SourceFacts } from './source-facts';
import type { SourceTree } from './source-tree';
import { createTreeProgram, packagePaths, treePath } from './virtual-program';

/** The declarations of a package and of the packages in its tree that it depends on. */
export interface Declarations {
  /** `.d.ts` files, by path below the root of the tree. */
  files: SourceTree;
  /** Entry of the package among them. */
  entry: string;
  /** Facts of the sources, by the path of the declaration file made from them. */
  facts: ReadonlyMap<string, SourceFacts>;
  /** The tree they were made from. */
  tree: SourceTree;
  /** Source file, by the path of the declaration file made from it. */
  sources: ReadonlyMap<string, string>;
}

/** `forceDtsEmit` is what `LanguageService.getEmitOutput` passes on: without it a file with a type error has no declarations. */
type EmitForced = (
  file: ts.SourceFile,
  write: ts.WriteFileCallback,
  cancellation: undefined,
  declarationsOnly: true,
  transformers: undefined,
  forceDtsEmit: true,
) => ts.EmitResult;

/**
 * Writes the declarations of a package by the compiler: its public face, with every inferred type spelled out.
 *
 * @param entry - Entry of the package, below the root of the tree.
 * @param scope - npm scope of packages without a package.json.
 */
export function declare(tree: SourceTree, entry: string, scope: string): Declarations {
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
  // Only the names of the packages are asked of their manifests.
  for (const [file, text] of tree) if (file.endsWith('package.json')) files.set(file, text);
  return { files, tree, entry: entry.replace(/(?<!\.d)\.ts$/, '.d.ts'), facts, sources };
}
