import { ReferenceType, type Context, type DeclarationReflection, type SomeType } from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../../packages/declarations/follow-alias';

/**
 * Documents the members that a type alias adds with the name of an object type that isn't exported, as in
 * `type Options = { own: string } & Shared`. TypeDoc keeps only the name, but no page shows its members.
 *
 * @param context - The state of the conversion.
 * @param reflection - The declaration that was just created.
 */
export function inlineUnexported(context: Context, reflection: DeclarationReflection): void {
  const alias = context.getSymbolFromReflection(reflection)?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || !ts.isIntersectionTypeNode(alias.type)) return;
  const { types: nodes } = alias.type;
  // Only now is it known whether another file exports the type.
  context.converter.deferConversion(() => {
    const { type } = reflection;
    if (type?.type !== 'intersection') return;
    type.types = type.types.map((each, index) => inlined(each, nodes[index], reflection, context));
  });
}

function inlined(
  type: SomeType,
  node: ts.TypeNode | undefined,
  owner: DeclarationReflection,
  context: Context,
): SomeType {
  if (!(type instanceof ReferenceType) || !node || !ts.isTypeReferenceNode(node)) return type;
  const { checker } = context;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && followAlias(symbol, checker);
  const isObject = target?.declarations?.some(
    (each) =>
      ts.isInterfaceDeclaration(each) ||
      (ts.isTypeAliasDeclaration(each) &&
        (ts.isTypeLiteralNode(each.type) || ts.isIntersectionTypeNode(each.type))),
  );
  if (!target || !isObject || type.reflection || context.shouldIgnore(target)) return type;
  const scope = context.withScope(owner);
  scope.inlineType.add(type.name);
  return scope.converter.convertType(scope, checker.getTypeAtLocation(node));
}
