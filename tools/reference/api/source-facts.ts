import ts from 'typescript';

/** What declarations do not say: initial values, and which constants are functions. */
export interface SourceFacts {
  /** By `Class.property` or `Class.method(0)` or `function(0)`: the initial value as it is written, on one line. */
  readonly defaults: ReadonlyMap<string, string>;
  /** By class: the expression it extends, where that is more than a name. */
  readonly bases: ReadonlyMap<string, string>;
  /** Constants, and properties as `Class.property`, that are arrow functions or function expressions. */
  readonly functions: ReadonlySet<string>;
  /** By `Class`, `Class.member`, `function`: line it is declared in, from 1. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads the facts of one source file by its syntax alone. */
export function readSourceFacts(source: ts.SourceFile): SourceFacts {
  const defaults = new Map<string, string>();
  const bases = new Map<string, string>();
  const functions = new Set<string>();
  const lines = new Map<string, number>();
  const write = (node: ts.Node) => node.getText(source).replace(/\s+/g, ' ');
  const place = (name: string, node: ts.Node) => {
    if (!lines.has(name))
      lines.set(name, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  };
  const parameters = (owner: string, list: readonly ts.ParameterDeclaration[]) => {
    for (const [index, { initializer }] of list.entries())
      if (initializer) defaults.set(`${owner}(${index})`, write(initializer));
  };
  const members = (owner: string, list: readonly (ts.ClassElement | ts.TypeElement | ts.EnumMember)[]) => {
    for (const member of list) {
      const name = ts.isConstructorDeclaration(member) ? 'constructor' : member.name?.getText(source);
      if (name === undefined) continue;
      place(`${owner}.${name}`, member);
      if (ts.isPropertyDeclaration(member) && member.initializer) {
        if (isFunction(member.initializer)) functions.add(`${owner}.${name}`);
        else defaults.set(`${owner}.${name}`, write(member.initializer));
      }
      if (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) {
        parameters(`${owner}.${name}`, member.parameters);
        for (const parameter of member.parameters)
          if (ts.isParameterPropertyDeclaration(parameter, member)) {
            place(`${owner}.${parameter.name.getText(source)}`, parameter);
          }
      }
    }
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer, ...declaration } of statement.declarationList.declarations) {
        place(name.getText(source), declaration.parent.parent);
        if (initializer && isFunction(initializer)) {
          functions.add(name.getText(source));
          parameters(name.getText(source), initializer.parameters);
        }
      }
    } else if (
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      const name = statement.name?.text ?? 'default';
      place(name, statement);
      const base = ts.isClassDeclaration(statement) ? extendsOf(statement) : undefined;
      if (base && ts.isCallExpression(base.expression)) bases.set(name, write(base));
      members(name, [...statement.members]);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      place(statement.name.text, statement);
      parameters(statement.name.text, statement.parameters);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      place(statement.name.text, statement);
    }
  }
  return { defaults, bases, functions, lines };
}

function isFunction(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** What a class extends. */
function extendsOf({ heritageClauses }: ts.ClassDeclaration): ts.ExpressionWithTypeArguments | undefined {
  return heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
}
