import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { RESERVED_IDS } from '../../../../src/model/reserved-ids';

/** Lists the members on a symbol's page. Namespace members are symbols with their own pages. */
export function childrenOf(symbol: DeclarationReflection): DeclarationReflection[] {
  return symbol.children && !symbol.kindOf(ReflectionKind.Namespace) ? symbol.children : [];
}

/** Lists the members that the symbol itself declares. */
export function ownMembers(symbol: DeclarationReflection): DeclarationReflection[] {
  return childrenOf(symbol).filter((child) => !child.inheritedFrom);
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
    for (let count = 1; used.has(id); count++) id = `${wanted}-${count}`;
    used.add(id);
    anchors.set(member, id);
  }
  return anchors;
}

function idealAnchor(member: DeclarationReflection): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'constructor';
  const plain = member.name.replace(/[^\w$-]+/g, '-').replace(/^-+|-+$/g, '');
  return plain.replaceAll('$', '_') || 'member';
}

/**
 * Finds the symbol that declares a member, and the member's anchor on that symbol's page. The
 * anchor is null if the page doesn't list the member.
 */
export function declaredMember(
  member: DeclarationReflection,
): { owner: DeclarationReflection; anchor: string | null } | null {
  let declared = member;
  for (;;) {
    const next = declared.inheritedFrom?.reflection;
    const origin = (next?.isSignature() ? next.parent : next) as DeclarationReflection | undefined;
    if (!origin || origin === declared) break;
    declared = origin;
  }
  // A base class that isn't exported, or is external, has no page.
  if (declared.inheritedFrom && !declared.inheritedFrom.reflection) return null;
  const owner = declared.parent as DeclarationReflection | undefined;
  if (!owner?.children) return null;
  const anchor = memberAnchors(ownMembers(owner)).get(declared);
  return { owner, anchor: anchor && !isEmptyConstructor(declared) ? anchor : null };
}
