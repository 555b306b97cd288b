import ts from 'typescript';
import { followAlias } from '../../../packages/declarations/follow-alias';
import type { Declarations } from './declarations';
import { removePrivateMembers, probeText, typeParameterCount } from './probe-text';
import type { ApiEntry } from './read-api';
import type { SourceTree } from './source-tree';
import { createTreeProgram, packagePaths, virtualPath } from './virtual-program';

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
type Side = (typeof SIDES)[number];

/** Result when a recursive type causes a stack overflow in the compiler. */
const UNDECIDED: Relation = {
  assignableToOld: true,
  assignableFromOld: true,
  isResolved: false,
  isIdentical: false,
};

/**
 * A pair of declarations whose types are added to a file of each state, so that the compiler can compare
 * them.
 */
interface Probe extends Pair {
  key: string;
  name: string;
  text: Record<Side, string>;
}

/**
 * Compares declarations with the compiler, in one program with both states.
 *
 * @param states - Declarations of both states.
 * @param pairs - Entries to compare, by any key.
 * @param scope - npm scope for packages without a package.json.
 * @returns Relations by the same keys, without entries that have no comparable type.
 */
export function relateTypes(
  states: Record<Side, Declarations>,
  pairs: ReadonlyMap<string, Pair>,
  scope: string,
): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  const probes = [...pairs].flatMap(([key, pair], index) => createProbe(key, pair, `__probe${index}`) ?? []);
  if (probes.length === 0) return relations;
  const program = createProbeProgram(states, probes, scope);
  for (const probe of probes) {
    try {
      const relation = relate(probe, program);
      if (relation) relations.set(probe.key, relation);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // After a stack overflow, the checker is in an inconsistent state, so a new one compares the
      // rest.
      const rest = new Map([...pairs].filter(([key]) => key !== probe.key));
      return relateTypes(states, rest, scope).set(probe.key, UNDECIDED);
    }
  }
  return relations;
}

function createProbe(key: string, pair: Pair, name: string): Probe | undefined {
  const shared = Math.min(typeParameterCount(pair.old), typeParameterCount(pair.new));
  const [before, after] = [probeText(pair.old, shared), probeText(pair.new, shared)];
  if (before === undefined || after === undefined) return undefined;
  return { ...pair, key, name, text: { old: before, new: after } };
}

/** Creates a program with the files of both states, and the probes at the end of these files. */
function createProbeProgram(
  states: Record<Side, Declarations>,
  probes: readonly Probe[],
  scope: string,
): ts.Program {
  const appended = new Map<string, string>();
  for (const { name, text, ...pair } of probes)
    for (const side of SIDES) {
      const file = `${side}/${pair[side].file}`;
      const type = `\nexport declare const ${name}: ${text[side]};`;
      const same = `\nexport declare const ${name}_same: <T>() => T extends (${text[side]}) ? 1 : 2;`;
      appended.set(file, (appended.get(file) ?? '') + type + same);
    }
  const filesOf = (side: Side): SourceTree =>
    new Map(
      [...states[side].files].map(([file, text]) => {
        const content = file.endsWith('.ts') ? removePrivateMembers(text) : text;
        return [`${side}/${file}`, content + (appended.get(`${side}/${file}`) ?? '')];
      }),
    );
  const [old, now] = [filesOf('old'), filesOf('new')];
  const paths = { old: packagePaths(old, scope), new: packagePaths(now, scope) };
  return createTreeProgram(new Map([...old, ...now]), [...appended.keys()], (file) =>
    file.startsWith('old/') ? paths.old : paths.new,
  );
}

function relate(probe: Probe, program: ts.Program): Relation | undefined {
  const checker = program.getTypeChecker();
  const symbolsOf = (name: string) =>
    SIDES.map((side) => {
      const source = program.getSourceFile(virtualPath(`${side}/${probe[side].file}`));
      const module = source && checker.getSymbolAtLocation(source);
      return module && checker.tryGetMemberInModuleExports(name, module);
    });
  const symbols = symbolsOf(probe.name);
  const [before, after, sameBefore, sameAfter] = [...symbols, ...symbolsOf(`${probe.name}_same`)].map(
    (symbol) => symbol && checker.getTypeOfSymbol(symbol),
  );
  if (!before || !after || !sameBefore || !sameAfter) return undefined;
  const assignableToOld = checker.isTypeAssignableTo(after, before);
  const assignableFromOld = checker.isTypeAssignableTo(before, after);
  const isSame =
    checker.isTypeAssignableTo(sameBefore, sameAfter) && checker.isTypeAssignableTo(sameAfter, sameBefore);
  // Two enum declarations are never identical, but they are assignable to each other.
  const isEquivalent = assignableToOld && assignableFromOld && countAny(probe.old) === countAny(probe.new);
  return {
    assignableToOld,
    assignableFromOld,
    isResolved: symbols.every((symbol) => isResolved(symbol, checker)),
    isIdentical: isSame || isEquivalent,
  };
}

function countAny({ form }: ApiEntry): number {
  return form.match(/\bany\b/g)?.length ?? 0;
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
