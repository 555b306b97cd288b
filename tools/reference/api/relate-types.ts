import ts from 'typescript';
import type { Declarations } from './declarations';
import { followAlias } from '../../../plugins/gatsby-transformer-docs/src/samples/follow-alias';
import { openDeclarations, probeText, typeParameterCount } from './probe-text';
import type { ApiEntry } from './read-api';
import type { SourceTree } from './source-tree';
import { createTreeProgram, packagePaths, virtualPath } from './virtual-program';

/** How the types of one declaration in two states of a package relate. */
export interface Relation {
  /** The new one can be used where the old one was asked for: those who read it or call it go on. */
  fits: boolean;
  /** The old one can be used where the new one is asked for: those who pass or implement it go on. */
  accepts: boolean;
  /** Neither depends on a type that is unknown here, which would match anything. */
  known: boolean;
  /** Both are one type, which `any` is not with every other. */
  same: boolean;
}

export interface Pair {
  old: ApiEntry;
  new: ApiEntry;
}

const SIDES = ['old', 'new'] as const;

/** What is left to say where the compiler runs out of stack on a type that refers to itself. */
const UNDECIDED: Relation = { fits: true, accepts: true, known: false, same: false };

/**
 * Compares declarations by the compiler, in one program that holds both states.
 *
 * @param pairs - By any name of the caller's choice.
 * @returns By the same name; what has no type to compare is left out.
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
      const other = texts[side] ?? '';
      appended.set(file, [
        ...(appended.get(file) ?? []),
        `export declare const ${name}: ${other};`,
        `export declare const ${name}_same: <T>() => T extends (${other}) ? 1 : 2;`,
      ]);
    }
    probes.set(key, { name, old: `old/${pair.old.file}`, new: `new/${pair.new.file}` });
  }
  if (probes.size === 0) return new Map();

  const files: SourceTree = new Map(
    SIDES.flatMap((side) =>
      [...states[side].files].map(([file, text]): [string, string] => {
        const place = `${side}/${file}`;
        const open = file.endsWith('.ts') ? openDeclarations(text) : text;
        return [place, [open, ...(appended.get(place) ?? [])].join('\n')];
      }),
    ),
  );
  const paths = {
    old: packagePaths(only(files, 'old/'), scope),
    new: packagePaths(only(files, 'new/'), scope),
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
      const fits = checker.isTypeAssignableTo(after, before);
      const accepts = checker.isTypeAssignableTo(before, after);
      const identical =
        checker.isTypeAssignableTo(sameBefore, sameAfter) &&
        checker.isTypeAssignableTo(sameAfter, sameBefore);
      relations.set(key, {
        fits,
        accepts,
        known: symbols.every((symbol) => isKnown(symbol, checker)),
        // Two declarations of one enumeration are never identical, but fit one another.
        same:
          identical || (fits && accepts && countAny(pairs.get(key)?.old) === countAny(pairs.get(key)?.new)),
      });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // A checker that was thrown out of its work is not to be asked again.
      const rest = new Map([...pairs].filter(([other]) => other !== key));
      return relateTypes(states, rest, scope).set(key, UNDECIDED);
    }
  }
  return relations;
}

function countAny(entry: ApiEntry | undefined): number {
  return entry?.form.match(/\bany\b/g)?.length ?? 0;
}

function only(files: SourceTree, prefix: string): SourceTree {
  return new Map([...files].filter(([file]) => file.startsWith(prefix)));
}

/** Whether every name in the written type leads somewhere. */
function isKnown(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  let known = true;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : node.expression;
      const found = checker.getSymbolAtLocation(name);
      const target = found && followAlias(found, checker);
      if (!target?.declarations?.length) known = false;
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol?.declarations ?? []) visit(declaration);
  return known;
}
