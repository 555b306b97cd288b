import ts from 'typescript';
import { memberName } from './api-node';

/** What declaration files don't contain, such as initial values. */
export interface SourceDetails {
  /** Initial values on one line, by `Class.property`, `Class.method(0)`, or `function(0)`. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Base expressions that are calls, by class. */
  readonly bases: ReadonlyMap<string, string>;
  /** Constants and properties (`Class.property`) that are functions. */
  readonly functions: ReadonlySet<string>;
  /** Line numbers of the names, from 1, by `Class`, `Class.member`, or `function`. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Details that are still being collected from a file. */
type Collected = ReturnType<typeof noDetails>;

/** Returns the details of an empty file. */
export function noDetails() {
  return {
    defaults: new Map<string, string>(),
    bases: new Map<string, string>(),
    functions: new Set<string>(),
    lines: new Map<string, number>(),
  };
}

/** Reads a source file's details from its syntax. */
export function readSourceDetails(source: ts.SourceFile): SourceDetails {
  const details = noDetails();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const variable of statement.declarationList.declarations) addVariable(variable, details);
    else if (ts.isClassDeclaration(statement)) addClass(statement, details);
    else if (ts.isInterfaceDeclaration(statement) || ts.isEnumDeclaration(statement))
      addMembers(statement, details);
    else if (ts.isFunctionDeclaration(statement) && statement.name) {
      addLine(statement.name.text, statement.name, details);
      addParameters(statement.name.text, statement.parameters, details);
    } else if (ts.isTypeAliasDeclaration(statement)) addLine(statement.name.text, statement.name, details);
  }
  return details;
}

function addVariable({ name, initializer }: ts.VariableDeclaration, details: Collected): void {
  addLine(name.getText(), name, details);
  if (!initializer || !isFunction(initializer)) return;
  details.functions.add(name.getText());
  addParameters(name.getText(), initializer.parameters, details);
}

function addClass(node: ts.ClassDeclaration, details: Collected): void {
  const base = extendsOf(node);
  if (base && ts.isCallExpression(base.expression)) details.bases.set(ownerName(node), textOf(base));
  addMembers(node, details);
}

function addMembers(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration,
  details: Collected,
): void {
  const owner = ownerName(node);
  addLine(owner, node.name ?? node, details);
  for (const member of node.members) {
    const name = `${owner}.${memberName(member)}`;
    addLine(name, member.name ?? member, details);
    if (ts.isPropertyDeclaration(member) && member.initializer) {
      if (isFunction(member.initializer)) details.functions.add(name);
      else details.defaults.set(name, textOf(member.initializer));
    }
    if (!ts.isMethodDeclaration(member) && !ts.isConstructorDeclaration(member)) continue;
    addParameters(name, member.parameters, details);
    for (const parameter of member.parameters)
      if (ts.isParameterPropertyDeclaration(parameter, member))
        addLine(`${owner}.${parameter.name.getText()}`, parameter.name, details);
  }
}

function addParameters(
  owner: string,
  parameters: readonly ts.ParameterDeclaration[],
  { defaults }: Collected,
): void {
  for (const [index, { initializer }] of parameters.entries())
    if (initializer) defaults.set(`${owner}(${index})`, textOf(initializer));
}

function addLine(name: string, node: ts.Node, { lines }: Collected): void {
  const source = node.getSourceFile();
  if (!lines.has(name)) lines.set(name, source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
}

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

function ownerName({ name }: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration): string {
  return name?.text ?? 'default';
}

function isFunction(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function extendsOf({ heritageClauses }: ts.ClassDeclaration): ts.ExpressionWithTypeArguments | undefined {
  return heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
}
