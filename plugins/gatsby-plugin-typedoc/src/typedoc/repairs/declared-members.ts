import { ReflectionKind, type Context, type DeclarationReflection } from 'typedoc';

/**
 * Marks members that a class or interface declares itself. If it has several declarations, such as a
 * class and an interface of the same name, TypeDoc looks for bases in the first one only, and takes
 * members of the other ones for inherited.
 *
 * @param context - The state of the conversion, before TypeDoc resolves references.
 */
export function markDeclaredMembers(context: Context): void {
  const owners = context.project.getReflectionsByKind(ReflectionKind.ClassOrInterface);
  for (const owner of owners as DeclarationReflection[]) {
    const declarations = context.getSymbolFromReflection(owner)?.declarations ?? [];
    if (declarations.length < 2) continue;
    for (const member of owner.children ?? []) {
      const parts = context.getSymbolFromReflection(member)?.declarations ?? [];
      if (!parts.some(({ parent }) => declarations.some((each) => each === parent))) continue;
      for (const each of [member, ...member.getAllSignatures()]) {
        if (!each.inheritedFrom) continue;
        each.overwrites ??= each.inheritedFrom;
        delete each.inheritedFrom;
      }
    }
  }
}
