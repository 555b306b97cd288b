import {
  ReferenceType,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../../packages/declarations/follow-alias';

/**
 * Documents the members of an object type that isn't exported, if a type alias adds them, as in
 * `type Options = { own: string } & Shared`, or a variable has the type, as in `const api: Api`. TypeDoc keeps
 * only the name, but no page shows its members.
 *
 * @param context - The state of the conversion.
 * @param reflection - The declaration that was just created.
 */
export function inlineUnexported(context: Context, reflection: DeclarationReflection): void {
  const { declarations = [] } = context.getSymbolFromReflection(reflection) ?? {};
  const isAlias = reflection.kindOf(ReflectionKind.TypeAlias);
  const declaration = isAlias
    ? declarations.find(ts.isTypeAliasDeclaration)
    : declarations.find(ts.isVariableDeclaration);
  const node = declaration?.type;
  if (!node) return;
  // Only now is it known whether another file exports the type.
  context.converter.deferConversion(() => {
    const { type } = reflection;
    if (type?.type === 'intersection' && ts.isIntersectionTypeNode(node))
      type.types = type.types.map((each, index) => inlined(each, node.types[index], reflection, context));
    else if (type && !isAlias) reflection.type = inlined(type, node, reflection, context);
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
