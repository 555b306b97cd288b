import ts from 'typescript';

/** Symbol or member declaration. */
export type ApiNode =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.FunctionDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration
  | ts.EnumDeclaration
  | ts.EnumMember
  | ts.ClassElement
  | ts.TypeElement;

/** Returns a member's name as used in its anchor. */
export function memberName(member: ts.ClassElement | ts.TypeElement | ts.EnumMember): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  if (ts.isIndexSignatureDeclaration(member)) return '[index]';
  if (ts.isCallSignatureDeclaration(member)) return '[call]';
  if (ts.isConstructSignatureDeclaration(member)) return '[new]';
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : (name?.getText() ?? '');
}

/** Checks whether a declaration has a modifier such as `readonly`. */
export function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((each) => each.kind === kind);
}

/** Checks for a private member: with the modifier `private`, or named `#name`. */
export function isPrivate(node: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(node);
  return (
    hasModifier(node, ts.SyntaxKind.PrivateKeyword) || (name !== undefined && ts.isPrivateIdentifier(name))
  );
}
