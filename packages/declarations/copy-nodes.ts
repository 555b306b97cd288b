import ts from 'typescript';

const { factory } = ts;

const HIDDEN_MODIFIERS = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
]);

/** The declaration of a type. */
export type TypeDeclaration =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | ts.TypeAliasDeclaration;

/** Parts of a copy that differ from the original. */
export interface Changes {
  name?: string;
  heritageClauses?: readonly ts.HeritageClause[];
  members?: readonly ts.Node[];
}

/**
 * Copies a declaration without `export`, `declare`, and `default`.
 *
 * @param node - A class, interface, enum, or type alias.
 * @param changes - Parts of the copy. By default, it has the same name and base types, but no
 *   members. An enum never has members.
 */
export function copyDeclaration(
  node: TypeDeclaration,
  { name, heritageClauses, members = [] }: Changes = {},
): TypeDeclaration {
  const modifiers = ts.getModifiers(node)?.filter(({ kind }) => !HIDDEN_MODIFIERS.has(kind));
  if (ts.isEnumDeclaration(node)) return factory.createEnumDeclaration(modifiers, name ?? node.name, []);
  const { typeParameters } = node;
  if (ts.isTypeAliasDeclaration(node))
    return factory.createTypeAliasDeclaration(modifiers, name ?? node.name, typeParameters, node.type);
  const bases = heritageClauses ?? node.heritageClauses;
  if (ts.isInterfaceDeclaration(node)) {
    const shown = members as readonly ts.TypeElement[];
    return factory.createInterfaceDeclaration(modifiers, name ?? node.name, typeParameters, bases, shown);
  }
  const shown = members as readonly ts.ClassElement[];
  return factory.createClassDeclaration(modifiers, name ?? node.name, typeParameters, bases, shown);
}

/** Copies a parameter with other parts. */
export function copyParameter(
  node: ts.ParameterDeclaration,
  changes: Partial<ts.ParameterDeclaration>,
): ts.ParameterDeclaration {
  const { modifiers, dotDotDotToken, name, questionToken, type, initializer } = { ...node, ...changes };
  return factory.updateParameterDeclaration(
    node,
    modifiers,
    dotDotDotToken,
    name,
    questionToken,
    type,
    initializer,
  );
}

/** Copies a property of a class with other parts. */
export function copyProperty(
  node: ts.PropertyDeclaration,
  changes: Partial<ts.PropertyDeclaration>,
): ts.PropertyDeclaration {
  const { modifiers, name, questionToken, type, initializer } = { ...node, ...changes };
  return factory.updatePropertyDeclaration(node, modifiers, name, questionToken, type, initializer);
}

/** Copies a function or method with other parameters. */
export function withParameters(
  node: ts.SignatureDeclaration,
  parameters: readonly ts.ParameterDeclaration[],
): ts.SignatureDeclaration {
  return ts.visitEachChild(
    node,
    (child) => (ts.isParameter(child) ? parameters[node.parameters.indexOf(child)] : child),
    undefined,
  );
}

/** Creates a method's signature, such as `name<T>(value: T): string`, from that of a function. */
export function methodSignature(
  name: string | ts.PropertyName,
  { typeParameters, type }: Pick<ts.SignatureDeclaration, 'typeParameters' | 'type'>,
  parameters: readonly ts.ParameterDeclaration[],
  { modifiers, question }: { modifiers?: readonly ts.Modifier[]; question?: ts.QuestionToken } = {},
): ts.MethodSignature {
  return factory.createMethodSignature(modifiers, name, question, typeParameters, parameters, type);
}

/** Converts `import("x").Y` to `Y`. */
export function withoutImport(node: ts.ImportTypeNode): ts.TypeNode {
  if (!node.qualifier) return node;
  return node.isTypeOf
    ? factory.createTypeQueryNode(node.qualifier, node.typeArguments)
    : factory.createTypeReferenceNode(node.qualifier, node.typeArguments);
}

/** Copies a node and replaces nodes in it, from the innermost to the node itself. */
export function replaceNodes<Root extends ts.Node>(root: Root, replace: (node: ts.Node) => ts.Node): Root {
  const visit = (node: ts.Node): ts.Node => replace(ts.visitEachChild(node, visit, undefined));
  return visit(root) as Root;
}
