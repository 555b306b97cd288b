import { ReflectionKind, type DeclarationReflection } from 'typedoc';

/** Members of a symbol that its own page shows. Those of a namespace are symbols themselves. */
export function childrenOf(symbol: DeclarationReflection): DeclarationReflection[] {
  return symbol.children && !symbol.kindOf(ReflectionKind.Namespace) ? symbol.children : [];
}

/** Members that the symbol itself declares. */
export function ownMembers(symbol: DeclarationReflection): DeclarationReflection[] {
  return childrenOf(symbol).filter((child) => !child.inheritedFrom);
}

/** A constructor with neither parameters nor a comment. */
export function isEmptyConstructor(member: DeclarationReflection): boolean {
  return (
    member.kindOf(ReflectionKind.Constructor) &&
    (member.signatures ?? []).every(({ parameters, comment }) => (parameters ?? []).length === 0 && !comment)
  );
}

/** Ids that URLs carry: the member's own name where it can, without what a fragment would have to escape. */
export function memberAnchors(members: readonly DeclarationReflection[]): Map<DeclarationReflection, string> {
  const used = new Set<string>();
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
 * The symbol that declares a member, and its anchor on that symbol's page; the anchor is null where no page shows the member
 * by itself. An inherited member has its anchor where it was declared.
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
  // A base class that isn't exported, or is of another package, has no page.
  if (declared.inheritedFrom && !declared.inheritedFrom.reflection) return null;
  const owner = declared.parent as DeclarationReflection | undefined;
  if (!owner?.children) return null;
  const anchor = memberAnchors(ownMembers(owner)).get(declared);
  return { owner, anchor: anchor && !isEmptyConstructor(declared) ? anchor : null };
}
