import ts from 'typescript';
import type { Declarations } from './declarations';
import { removePrivateMembers, probeText, typeParameterCount } from './probe-text';
import type { ApiEntry } from './read-api';
import type { SourceTree } from './source-tree';
import { createTreeProgram, followAlias, packagePaths, virtualPath } from './virtual-program';

/** Relation between a declaration's types in two package states. */
export interface Relation {
  /** The new type is assignable to the old one, so code that reads or calls it still compiles. */
  assignableToOld: boolean;
  /**
   * The old type is assignable to the new one, so code that passes or implements it still compiles.
   */
  assignableFromOld: boolean;
  /** All types are resolved. An unresolved type would match anything. */
  isResolved: boolean;
  /**
   * The types are identical. `any` is assignable to and from other types, but not identical to
   * them.
   */
  isIdentical: boolean;
}

export interface Pair {
  old: ApiEntry;
  new: ApiEntry;
}

const SIDES = ['old', 'new'] as const;

/** Result when a recursive type causes a stack overflow in the compiler. */
const UNDECIDED: Relation = {
  assignableToOld: true,
  assignableFromOld: true,
  isResolved: false,
  isIdentical: false,
};

/**
 * Compares declarations with the compiler, in one program with both states.
 *
 * @param states - Declarations of both states.
 * @param pairs - Entries to compare, by any key.
 * @param scope - npm scope for packages without a package.json.
 * @returns Relations by the same keys, without entries that have no comparable type.
 */
export function relateTypes(
  states: { old: Declarations; new: Declarations },
  pairs: ReadonlyMap<string, Pair>,
  scope: string,
): Map<string, Relation> {
  const probes = new Map<string, { name: string; old: string; new: string }>();
  const appended = new Map<string, string[]>();
  for (const [key, pair] of pairs) {
    const shared = Math.min(typeParameterCount(pair.old), typeParameterCount(pair.new));
    const texts = { old: probeText(pair.old, shared), new: probeText(pair.new, shared) };
    if (texts.old === undefined || texts.new === undefined) continue;
    const name = `__probe${probes.size}`;
    for (const side of SIDES) {
      const file = `${side}/${pair[side].file}`;
      const text = texts[side] ?? '';
      appended.set(file, [
        ...(appended.get(file) ?? []),
        `export declare const ${name}: ${text};`,
        `export declare const ${name}_same: <T>() => T extends (${text}) ? 1 : 2;`,
      ]);
    }
    probes.set(key, { name, old: `old/${pair.old.file}`, new: `new/${pair.new.file}` });
  }
  if (probes.size === 0) return new Map();

  const files: SourceTree = new Map(
    SIDES.flatMap((side) =>
      [...states[side].files].map(([file, text]): [string, string] => {
        const statePath = `${side}/${file}`;
        const content = file.endsWith('.ts') ? removePrivateMembers(text) : text;
        return [statePath, [content, ...(appended.get(statePath) ?? [])].join('\n')];
      }),
    ),
  );
  const paths = {
    old: packagePaths(filesBelow(files, 'old/'), scope),
    new: packagePaths(filesBelow(files, 'new/'), scope),
  };
  const program = createTreeProgram(files, [...appended.keys()], (file) =>
    file.startsWith('old/') ? paths.old : paths.new,
  );
  const checker = program.getTypeChecker();
  const exportsOf = new Map(
    [...appended.keys()].map((file) => {
      const source = program.getSourceFile(virtualPath(file));
      const module = source && checker.getSymbolAtLocation(source);
      return [
        file,
        new Map((module ? checker.getExportsOfModule(module) : []).map((each) => [each.name, each])),
      ];
    }),
  );
  const relations = new Map<string, Relation>();
  for (const [key, probe] of probes) {
    const symbols = SIDES.map((side) => exportsOf.get(probe[side])?.get(probe.name));
    const same = SIDES.map((side) => exportsOf.get(probe[side])?.get(`${probe.name}_same`));
    const [before, after, sameBefore, sameAfter] = [...symbols, ...same].map(
      (symbol) => symbol && checker.getTypeOfSymbol(symbol),
    );
    if (!before || !after || !sameBefore || !sameAfter) continue;
    try {
      const assignableToOld = checker.isTypeAssignableTo(after, before);
      const assignableFromOld = checker.isTypeAssignableTo(before, after);
      const identical =
        checker.isTypeAssignableTo(sameBefore, sameAfter) &&
        checker.isTypeAssignableTo(sameAfter, sameBefore);
      relations.set(key, {
        assignableToOld,
        assignableFromOld,
        isResolved: symbols.every((symbol) => isResolved(symbol, checker)),
        // Two enum declarations are never identical, but they are assignable to each other.
        isIdentical:
          identical ||
          (assignableToOld &&
            assignableFromOld &&
            countAny(pairs.get(key)?.old) === countAny(pairs.get(key)?.new)),
      });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // After a stack overflow, the checker is in an inconsistent state, so a new one compares the
      // rest.
      const rest = new Map([...pairs].filter(([other]) => other !== key));
      return relateTypes(states, rest, scope).set(key, UNDECIDED);
    }
  }
  return relations;
}

function countAny(entry: ApiEntry | undefined): number {
  return entry?.form.match(/\bany\b/g)?.length ?? 0;
}

function filesBelow(files: SourceTree, prefix: string): SourceTree {
  return new Map([...files].filter(([file]) => file.startsWith(prefix)));
}

/** Returns true if every type name in a declaration is resolved. */
function isResolved(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  let resolved = true;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : node.expression;
      const referenced = checker.getSymbolAtLocation(name);
      const target = referenced && followAlias(referenced, checker);
      if (!target?.declarations?.length) resolved = false;
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol?.declarations ?? []) visit(declaration);
  return resolved;
}
