import ts from 'typescript';

/** Finds the node that the compiler emits for a declaration; undefined where it emits none. */
export type FindEmitted = (declaration: ts.Declaration) => ts.Node | undefined;

/**
 * With a sixth argument, which only the compiler itself uses, declarations are emitted whatever the options say, and types
 * are not checked for it.
 */
type Emit = (
  file: undefined,
  writeFile: () => void,
  cancellationToken: undefined,
  onlyDeclarations: true,
  transformers: ts.CustomTransformers,
  forceDeclarations: true,
) => void;

/**
 * Emits the declarations of a program in memory, so that inferred types are written out and bodies are gone. Files that
 * are declarations already stand for themselves.
 */
export function emitDeclarations(programs: readonly ts.Program[]): FindEmitted {
  const byOriginal = new Map<ts.Node, ts.Node>();
  // A parameter property and a destructured variable are emitted as new declarations of the same name node.
  const byName = new Map<ts.Node, ts.Node>();
  const collect = (node: ts.Node): void => {
    byOriginal.set(ts.getOriginalNode(node), node);
    if (ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node))
      byName.set(ts.getOriginalNode(node.name), node);
    ts.forEachChild(node, collect);
  };
  const keep = <File extends ts.Node>(file: File): File => {
    collect(file);
    return file;
  };
  for (const program of programs) {
    const emit = program.emit as unknown as Emit;
    emit(undefined, () => undefined, undefined, true, { afterDeclarations: [() => keep] }, true);
  }
  return (declaration) => {
    if (declaration.getSourceFile().isDeclarationFile) return declaration;
    const name = ts.getNameOfDeclaration(declaration);
    return (name && byName.get(name)) ?? byOriginal.get(declaration);
  };
}
