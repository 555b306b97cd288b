import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { RESERVED_IDS } from '../../../../../src/model/docs/reserved-ids';
import { literalMembers } from './type-members';

/** Lists the members on a symbol's page. Namespace members are symbols with their own pages. */
export function childrenOf(symbol: DeclarationReflection): DeclarationReflection[] {
  return symbol.kindOf(ReflectionKind.Namespace) ? [] : (symbol.children ?? literalMembers(symbol));
}

/**
 * Lists the members that no other page describes: the symbol's own, and those inherited from a base
 * that has no page, because it's external or isn't exported.
 */
export function ownMembers(symbol: DeclarationReflection): DeclarationReflection[] {
  return childrenOf(symbol).filter((child) => originOf(child) === child);
}

/** Finds the first declaration of a member that the project documents. */
function originOf(member: DeclarationReflection): DeclarationReflection {
  const base = member.inheritedFrom?.reflection;
  const origin = (base?.isSignature() ? base.parent : base) as DeclarationReflection | undefined;
  return origin && origin !== member ? originOf(origin) : member;
}

/** Checks for a constructor without parameters and comment. */
export function isEmptyConstructor(member: DeclarationReflection): boolean {
  return (
    member.kindOf(ReflectionKind.Constructor) &&
    (member.signatures ?? []).every(({ parameters, comment }) => (parameters ?? []).length === 0 && !comment)
  );
}

/** Creates anchors from member names, without characters that would need escaping in a URL. */
export function memberAnchors(members: readonly DeclarationReflection[]): Map<DeclarationReflection, string> {
  const used = new Set(RESERVED_IDS);
  const anchors = new Map<DeclarationReflection, string>();
  for (const member of members) {
    const wanted = idealAnchor(member);
    let id = wanted;
    const ids = () => [id, ...overloadAnchors(member, id)];
    for (let count = 1; ids().some((each) => used.has(each)); count++) id = `${wanted}-${count}`;
    for (const each of ids()) used.add(each);
    anchors.set(member, id);
  }
  return anchors;
}

/** Creates the anchors of a member's overloads. */
export function overloadAnchors({ signatures = [] }: DeclarationReflection, anchor: string): string[] {
  return signatures.length > 1 ? signatures.map((_, index) => `${anchor}-overload-${index + 1}`) : [];
}

function idealAnchor(member: DeclarationReflection): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'constructor';
  const plain = member.name
    .replace(/^\[Symbol\./, '')
    .replace(/[^\w$-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return plain.replaceAll('$', '_') || 'member';
}

/** Caches each symbol's anchors: a link to one member needs the anchors of all of them. */
const anchorsOf = new WeakMap<DeclarationReflection, ReadonlyMap<DeclarationReflection, string>>();

/**
 * Finds the symbol that declares a member, and the member's anchor on that symbol's page. The
 * anchor is null if the page doesn't list the member.
 */
export function declaredMember(
  member: DeclarationReflection,
): { owner: DeclarationReflection; anchor: string | null } | null {
  let declared = originOf(member);
  let owner = declared.parent as DeclarationReflection | undefined;
  // A property of an object type is documented with the member or symbol that has the type.
  while (owner?.kindOf(ReflectionKind.TypeLiteral)) {
    const holder = owner.parent as DeclarationReflection;
    if (!holder.kindOf(ReflectionKind.TypeAlias | ReflectionKind.Variable)) declared = holder;
    owner = declared === holder ? (holder.parent as DeclarationReflection | undefined) : holder;
  }
  if (!owner || childrenOf(owner).length === 0) return null;
  const anchors = anchorsOf.get(owner) ?? memberAnchors(ownMembers(owner));
  anchorsOf.set(owner, anchors);
  const anchor = anchors.get(declared);
  return { owner, anchor: anchor && !isEmptyConstructor(declared) ? anchor : null };
}
