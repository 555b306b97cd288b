import {
  makeRecursiveVisitor,
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type ProjectReflection,
  type Reflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../packages/declarations/follow-alias';
import type { DeclarationNodes } from './code/declaration-nodes';

/** How a symbol can be used, in the order of the page. */
const USES = ['accepted', 'returned', 'typeOf', 'extended', 'referenced'] as const;

type Use = (typeof USES)[number];

/** A symbol or member that uses another symbol. */
interface User {
  symbol: DeclarationReflection;
  /** Null if the symbol itself is the user. */
  member: DeclarationReflection | null;
}

/** Finds what uses a symbol, grouped by use, without empty groups. Users are in no particular order. */
export type FindUsers = (symbol: DeclarationReflection) => { use: Use; users: User[] }[];

/** Kinds of symbols whose users are listed. */
const LISTED =
  ReflectionKind.ClassOrInterface | ReflectionKind.TypeAlias | ReflectionKind.Enum | ReflectionKind.Variable;

/**
 * Indexes what uses each symbol, in one pass over the project. Inherited members count where they
 * are declared, and members of the symbol itself don't count.
 */
export function createFindUsers(project: ProjectReflection, nodes: DeclarationNodes): FindUsers {
  const usersOf = new Map<DeclarationReflection, Map<DeclarationReflection, User & { uses: Set<Use> }>>();
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    const found = ownerAndUse(reflection);
    if (!found) continue;
    const { symbol, member } = found;
    const add = (target: Reflection | undefined, use: Use) => {
      const used = target && symbolOf(target);
      if (!used?.kindOf(LISTED) || used === symbol) return;
      const users = usersOf.get(used) ?? new Map<DeclarationReflection, User & { uses: Set<Use> }>();
      usersOf.set(used, users);
      const user = users.get(member ?? symbol) ?? { symbol, member, uses: new Set<Use>() };
      users.set(member ?? symbol, user);
      user.uses.add(use);
    };
    const addAll = (type: SomeType | undefined, use: Use) =>
      type?.visit(makeRecursiveVisitor({ reference: (reference) => add(reference.reflection, use) }));
    if (reflection.isDeclaration()) {
      for (const type of [...(reflection.extendedTypes ?? []), ...(reflection.implementedTypes ?? [])]) {
        if (type.type === 'reference') add(type.reflection, 'extended');
        addAll(type, 'referenced');
      }
    }
    if (reflection.isTypeParameter()) addAll(reflection.default, 'referenced');
    if (reflection.isDeclaration() || reflection.isParameter()) {
      for (const target of namesInDefault(reflection, nodes)) add(target, 'referenced');
    }
    if (isTyped(reflection)) {
      const { type } = reflection;
      // A type guard such as `value is Page` returns a boolean.
      addAll(type, type?.type === 'predicate' ? 'referenced' : found.use);
    }
  }
  return (symbol) => {
    const users = [...(usersOf.get(symbol)?.values() ?? [])];
    return USES.map((use) => ({
      use,
      users: users.filter(({ uses }) => uses.has(use) && (use !== 'referenced' || uses.size === 1)),
    })).filter((group) => group.users.length > 0);
  };
}

/**
 * Finds the symbol or member that a reflection belongs to, and how that uses the reflection's type.
 *
 * @returns Null for packages, and for a member that is listed where it is declared.
 */
function ownerAndUse(reflection: Reflection): (User & { use: Use }) | null {
  let use = useOf(reflection);
  let member: DeclarationReflection | null = null;
  let current = reflection;
  for (;;) {
    const { parent } = current;
    if (!parent || parent.isProject()) return null;
    if (parent.kindOf(ReflectionKind.SomeModule)) break;
    const isLiteral = current.kindOf(ReflectionKind.TypeLiteral);
    if (isLiteral && !parent.isDeclaration()) {
      // Everything in a parameter's type counts as accepted.
      use = useOf(parent);
      member = null;
    } else if (!isLiteral && current.isDeclaration()) member = current;
    current = parent;
  }
  if (!current.isDeclaration() || member?.inheritedFrom?.reflection) return null;
  // The constructor has the type parameters of its class.
  if (reflection.isTypeParameter() && member?.kindOf(ReflectionKind.Constructor)) return null;
  return { symbol: current, member, use };
}

function isTyped(reflection: Reflection): reflection is Reflection & { type?: SomeType } {
  return (
    reflection.isDeclaration() ||
    reflection.isSignature() ||
    reflection.isParameter() ||
    reflection.isTypeParameter()
  );
}

function useOf(reflection: Reflection): Use {
  if (reflection.isParameter()) return 'accepted';
  if (reflection.isTypeParameter()) return reflection.parent?.isSignature() ? 'accepted' : 'referenced';
  if (reflection.kindOf(ReflectionKind.TypeAlias)) return 'referenced';
  return reflection.kindOf(RETURNING) ? 'returned' : 'typeOf';
}

const RETURNING = ReflectionKind.CallSignature | ReflectionKind.ConstructorSignature;

/** Returns the symbol that contains a reflection, such as the enum of a member. */
function symbolOf(reflection: Reflection): DeclarationReflection | null {
  let current = reflection;
  while (current.parent && !current.parent.kindOf(ReflectionKind.SomeModule)) current = current.parent;
  return current.isDeclaration() ? current : null;
}

/** Finds what a default value refers to. TypeDoc keeps only its text, or `...` for a long one. */
function namesInDefault(
  reflection: DeclarationReflection | ParameterReflection,
  nodes: DeclarationNodes,
): Reflection[] {
  if (!reflection.defaultValue || reflection.defaultValue === '...') return [];
  const { checker } = nodes;
  const declaration = nodes.symbolOf(reflection)?.valueDeclaration;
  const found: Reflection[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const local = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const named = local ? nodes.reflectionsOf(followAlias(local, checker)) : [];
    found.push(...named.filter((each) => !each.kindOf(TYPES)));
  };
  if (declaration && ts.hasOnlyExpressionInitializer(declaration) && declaration.initializer)
    visit(declaration.initializer);
  return found;
}

/** Kinds that a default value can't refer to, although a value and a type can share a name. */
const TYPES = ReflectionKind.Interface | ReflectionKind.TypeAlias;
