import ts from 'typescript';
import { emitAll } from '../../../../../packages/declarations/emit-all';

/** Finds the emitted node for a declaration; undefined if none is emitted. */
export type FindEmitted = (declaration: ts.Declaration) => ts.Node | undefined;

/**
 * Emits a program's declarations in memory, to make inferred types explicit and remove bodies.
 * Declaration files are used as they are.
 *
 * @param programs - Programs whose sources to emit.
 * @returns Finds the emitted node for a declaration.
 */
export function emitDeclarations(programs: readonly ts.Program[]): FindEmitted {
  const byOriginal = new Map<ts.Node, ts.Node>();
  // Parameter properties and destructured variables become new declarations that share a name node.
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
  for (const program of programs) emitAll(program, () => undefined, { afterDeclarations: [() => keep] });
  return (declaration) => {
    if (declaration.getSourceFile().isDeclarationFile) return declaration;
    const name = ts.getNameOfDeclaration(declaration);
    return (name && byName.get(name)) ?? byOriginal.get(declaration);
  };
}
