import {
  ReferenceType,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';

/**
 * Marks members that a class or interface declares itself. TypeDoc takes some of them for inherited: those
 * of a further declaration, such as an interface with the name of a class, because it looks for bases in
 * the first one only; and parameters of a constructor that declare properties of a base again.
 *
 * @param context - The state of the conversion, before TypeDoc resolves references.
 */
export function markDeclaredMembers(context: Context): void {
  for (const owner of classesAndInterfaces(context)) {
    const declarations = context.getSymbolFromReflection(owner)?.declarations ?? [];
    for (const member of owner.children ?? []) {
      const owners = ownersOf(member, context);
      if (!owners.some((each) => declarations.some((declaration) => declaration === each))) continue;
      for (const each of [member, ...member.getAllSignatures()]) {
        if (!each.inheritedFrom) continue;
        each.overwrites ??= each.inheritedFrom;
        delete each.inheritedFrom;
      }
    }
  }
}

/**
 * Finds the exported base of members that are inherited through a base that isn't exported. TypeDoc looks
 * only at direct bases.
 *
 * @param context - The state of the conversion, after TypeDoc has resolved references.
 */
export function findExportedBases(context: Context): void {
  for (const owner of classesAndInterfaces(context)) {
    for (const member of owner.children ?? []) {
      if (!member.inheritedFrom || member.inheritedFrom.reflection) continue;
      const [declared] = ownersOf(member, context).flatMap((each) => reflectionOf(each, context) ?? []);
      const base = declared?.children?.find(
        ({ name, flags }) => name === member.name && flags.isStatic === member.flags.isStatic,
      );
      if (!declared || !base || declared === owner) continue;
      const link = (from: DeclarationReflection | SignatureReflection, to: typeof from | undefined) => {
        const name = `${declared.name}.${member.name}`;
        if (to) from.inheritedFrom = ReferenceType.createResolvedReference(name, to, context.project);
      };
      link(member, base);
      member.signatures?.forEach((signature, index) => link(signature, base.signatures?.[index]));
    }
  }
}

function classesAndInterfaces({ project }: Context): DeclarationReflection[] {
  return project.getReflectionsByKind(ReflectionKind.ClassOrInterface) as DeclarationReflection[];
}

/** Finds the classes and interfaces that declare a member. */
function ownersOf(member: DeclarationReflection, context: Context): ts.Node[] {
  const declarations = context.getSymbolFromReflection(member)?.declarations ?? [];
  return declarations.map(({ parent }) => (ts.isConstructorDeclaration(parent) ? parent.parent : parent));
}

function reflectionOf(owner: ts.Node, context: Context): DeclarationReflection | undefined {
  const name = ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner) ? owner.name : undefined;
  const symbol = name && context.programs[0]?.getTypeChecker().getSymbolAtLocation(name);
  const reflections = symbol && context.project.getReflectionsFromSymbolId(context.createSymbolId(symbol));
  return reflections?.find((each) => each.kindOf(ReflectionKind.ClassOrInterface)) as
    | DeclarationReflection
    | undefined;
}
