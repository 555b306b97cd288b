import ts from 'typescript';
import { memberName } from './api-node';

/** Facts that are missing in declaration files, such as initial values. */
export interface SourceFacts {
  /** Initial values on one line, by `Class.property`, `Class.method(0)`, or `function(0)`. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Base expressions that are calls, by class. */
  readonly bases: ReadonlyMap<string, string>;
  /** Constants and properties (`Class.property`) that are functions. */
  readonly functions: ReadonlySet<string>;
  /** Line numbers of the names, from 1, by `Class`, `Class.member`, or `function`. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads facts from a source file's syntax. */
export function readSourceFacts(source: ts.SourceFile): SourceFacts {
  const defaults = new Map<string, string>();
  const bases = new Map<string, string>();
  const functions = new Set<string>();
  const lines = new Map<string, number>();
  const textOf = (node: ts.Node) => node.getText(source).replace(/\s+/g, ' ');
  const addLine = (name: string, node: ts.Node) => {
    if (!lines.has(name))
      lines.set(name, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  };
  const addParameters = (owner: string, list: readonly ts.ParameterDeclaration[]) => {
    for (const [index, { initializer }] of list.entries())
      if (initializer) defaults.set(`${owner}(${index})`, textOf(initializer));
  };
  const addMembers = (owner: string, list: readonly (ts.ClassElement | ts.TypeElement | ts.EnumMember)[]) => {
    for (const member of list) {
      const name = memberName(member);
      addLine(`${owner}.${name}`, member.name ?? member);
      if (ts.isPropertyDeclaration(member) && member.initializer) {
        if (isFunction(member.initializer)) functions.add(`${owner}.${name}`);
        else defaults.set(`${owner}.${name}`, textOf(member.initializer));
      }
      if (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) {
        addParameters(`${owner}.${name}`, member.parameters);
        for (const parameter of member.parameters)
          if (ts.isParameterPropertyDeclaration(parameter, member)) {
            addLine(`${owner}.${parameter.name.getText(source)}`, parameter.name);
          }
      }
    }
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        addLine(name.getText(source), name);
        if (initializer && isFunction(initializer)) {
          functions.add(name.getText(source));
          addParameters(name.getText(source), initializer.parameters);
        }
      }
    } else if (
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      const name = statement.name?.text ?? 'default';
      addLine(name, statement.name ?? statement);
      const base = ts.isClassDeclaration(statement) ? extendsOf(statement) : undefined;
      if (base && ts.isCallExpression(base.expression)) bases.set(name, textOf(base));
      addMembers(name, [...statement.members]);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      addLine(statement.name.text, statement.name);
      addParameters(statement.name.text, statement.parameters);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      addLine(statement.name.text, statement.name);
    }
  }
  return { defaults, bases, functions, lines };
}

function isFunction(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function extendsOf({ heritageClauses }: ts.ClassDeclaration): ts.ExpressionWithTypeArguments | undefined {
  return heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
}
