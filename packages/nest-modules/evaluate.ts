import ts from 'typescript';
import { followAlias } from '../declarations/follow-alias';
import { functionIn, symbolAt, withoutWrappers, type FunctionNode } from './function-nodes';
import {
  alternatives,
  dependOn,
  fieldOf,
  isTrue,
  itemsOf,
  listOf,
  merge,
  NOTHING,
  objectOf,
  withDefault,
  type Name,
  type ObjectValue,
  type Value,
} from './values';

type Scope = Map<ts.Symbol, Value>;

/** Calls that are nested deeper aren't followed. */
const MAX_DEPTH = 12;

/**
 * Reads expressions and functions without running them: it follows constants, functions with a body,
 * and both branches of an unknown condition.
 */
export class Evaluator {
  private depth = 0;
  /** Resolves `super.method(…)`. */
  superCall: (method: string) => Value = () => NOTHING;

  /** @param isDocumented - Checks for functions with a page of their own, whose calls keep their name. */
  constructor(
    readonly checker: ts.TypeChecker,
    private readonly isDocumented: (symbol: ts.Symbol) => boolean,
  ) {}

  symbolAt(node: ts.Node): ts.Symbol | undefined {
    return symbolAt(node, this.checker);
  }

  evaluate(outer: ts.Expression, scope: Scope = new Map()): Value {
    const node = withoutWrappers(outer);
    if (ts.isIdentifier(node)) return this.identifier(node, scope);
    if (ts.isArrayLiteralExpression(node)) return listOf(this.list(node.elements, scope));
    if (ts.isObjectLiteralExpression(node)) return this.object(node, scope);
    if (ts.isCallExpression(node)) return this.call(node, scope);
    if (ts.isPropertyAccessExpression(node) && node.expression.kind !== ts.SyntaxKind.ThisKeyword) {
      const field = fieldOf(this.evaluate(node.expression, scope), node.name.text);
      return field.kind === 'name' && field.is !== 'option'
        ? { ...field, symbol: this.symbolAt(node) }
        : field;
    }
    if (ts.isConditionalExpression(node)) {
      const isMet = isTrue(this.evaluate(node.condition, scope));
      const [first, second] = [node.whenTrue, node.whenFalse].map((each) => this.evaluate(each, scope));
      const values = [isMet === false ? NOTHING : first, isMet ? NOTHING : second].flatMap(
        (each) => each ?? [],
      );
      return { kind: 'either', values, options: isMet === null ? this.optionsIn(node.condition, scope) : [] };
    }
    if (ts.isBinaryExpression(node)) {
      const [left, right] = [node.left, node.right].map((each) => this.evaluate(each, scope));
      if (/^(?:\?\?|\|\|)$/.test(node.operatorToken.getText()) && left)
        return isTrue(left) === true ? left : withDefault(left, right);
      if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && right)
        return { kind: 'either', values: [right], options: this.optionsIn(node.left, scope) };
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Set' && node.arguments?.[0])
      return this.evaluate(node.arguments[0], scope);
    if (node.kind === ts.SyntaxKind.NullKeyword) return NOTHING;
    const isLiteral = ts.isLiteralExpression(node) || /^(?:true|false)$/.test(node.getText());
    return { ...this.codeOf(node, scope), is: isLiteral ? 'literal' : 'other' };
  }

  /**
   * Evaluates a function's body with the given arguments. A missing argument has an unknown value, which
   * is represented by the parameter's name.
   */
  invoke(called: FunctionNode, given: readonly Value[] = [], outer: Scope = new Map()): Value {
    if (!called.body || this.depth >= MAX_DEPTH) return NOTHING;
    this.depth += 1;
    const scope: Scope = new Map(outer);
    called.parameters.forEach(({ name, initializer }, index) => {
      // A destructured parameter has no name. Its properties are represented by their own names.
      const text = ts.isIdentifier(name) ? name.text : '';
      const unknown: Value = { kind: 'name', is: 'option', text, options: text === '' ? [] : [text] };
      this.bind(
        name,
        withDefault(given[index] ?? unknown, initializer && this.evaluate(initializer, scope)),
        scope,
      );
    });
    const { body } = called;
    const returned: Value[] = [];
    if (ts.isBlock(body)) this.run(body, scope, [], returned);
    else returned.push(this.evaluate(body, scope));
    this.depth -= 1;
    return returned.length === 1 && returned[0]
      ? returned[0]
      : { kind: 'either', values: returned, options: [] };
  }

  private bind(name: ts.BindingName, value: Value, scope: Scope): void {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (ts.isIdentifier(name) && symbol) scope.set(symbol, value);
    if (!ts.isObjectBindingPattern(name)) return;
    for (const element of name.elements) {
      const fallback = element.initializer && this.evaluate(element.initializer, scope);
      const field = fieldOf(value, (element.propertyName ?? element.name).getText());
      this.bind(element.name, withDefault(field, fallback), scope);
    }
  }

  /** Runs a statement: variables, `push`, `if`, `for … of`, and `return`. Returns whether the function ends there. */
  private run(node: ts.Statement, scope: Scope, options: readonly string[], returned: Value[]): boolean {
    if (ts.isBlock(node)) return node.statements.some((each) => this.run(each, scope, options, returned));
    if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations)
        this.bind(name, initializer ? this.evaluate(initializer, scope) : NOTHING, scope);
    } else if (ts.isReturnStatement(node)) {
      if (node.expression) returned.push(dependOn(this.evaluate(node.expression, scope), options));
      return true;
    } else if (ts.isIfStatement(node)) {
      const isMet = isTrue(this.evaluate(node.expression, scope));
      const all = [...options, ...(isMet === null ? this.optionsIn(node.expression, scope) : [])];
      const branches = [
        isMet === false ? undefined : node.thenStatement,
        isMet ? undefined : node.elseStatement,
      ];
      const ends = branches.map((each) => each !== undefined && this.run(each, scope, all, returned));
      return isMet === null ? ends.every(Boolean) : ends.some(Boolean);
    } else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      for (const item of itemsOf(this.evaluate(node.expression, scope))) {
        for (const { name } of node.initializer.declarations) this.bind(name, item, scope);
        this.run(node.statement, scope, [...options, ...item.options], returned);
      }
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { expression: callee, arguments: added } = node.expression;
      if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'push') return false;
      for (const list of alternatives(this.evaluate(callee.expression, scope)))
        if (list.kind === 'list')
          list.items.push(...this.list(added, scope).map((each) => dependOn(each, options)));
    }
    return ts.isThrowStatement(node);
  }

  private list(elements: readonly ts.Expression[], scope: Scope): Value[] {
    return elements.flatMap((each) =>
      ts.isSpreadElement(each)
        ? itemsOf(this.evaluate(each.expression, scope))
        : [this.evaluate(each, scope)],
    );
  }

  private object({ properties }: ts.ObjectLiteralExpression, scope: Scope): ObjectValue {
    let object = objectOf();
    for (const each of properties) {
      if (ts.isSpreadAssignment(each)) object = merge(object, this.evaluate(each.expression, scope));
      else {
        const name = each.name.getText();
        const value = ts.isPropertyAssignment(each)
          ? each.initializer
          : ts.isShorthandPropertyAssignment(each)
            ? each.name
            : null;
        object.fields.set(name, value ? this.evaluate(value, scope) : this.codeOf(each, scope));
      }
    }
    return object;
  }

  private identifier(node: ts.Identifier, scope: Scope): Value {
    const symbol = this.symbolAt(node);
    const local = node.text === 'undefined' ? NOTHING : symbol && scope.get(symbol);
    if (local) return local;
    const declaration = symbol?.valueDeclaration;
    // Evaluate constants that are lists or objects. Any other constant is represented by its name.
    if (
      declaration &&
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer &&
      this.depth < MAX_DEPTH
    ) {
      this.depth += 1;
      const value = this.evaluate(declaration.initializer);
      this.depth -= 1;
      if (value.kind !== 'name') return value;
      if (value.isList) return { ...value, text: node.text };
    }
    const isNamed = symbol && !['default', 'unknown'].includes(symbol.name);
    return { kind: 'name', is: 'declared', text: isNamed ? symbol.name : node.text, options: [], symbol };
  }

  private call(node: ts.CallExpression, scope: Scope): Value {
    const { expression: callee, arguments: passed } = node;
    const [first] = passed;
    if (callee.getText() === 'forwardRef' && first && ts.isArrowFunction(first)) return this.invoke(first);
    if (ts.isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      if (callee.expression.kind === ts.SyntaxKind.SuperKeyword) return this.superCall(method);
      if (first && callee.getText() === 'Object.values') return this.valuesOf(first, scope);
      if (first && /^(?:map|flatMap|filter)$/.test(method)) {
        const list = this.evaluate(callee.expression, scope);
        const called = this.functionOf(first);
        const items = itemsOf(list);
        if (method !== 'filter' && called)
          return listOf(items.map((each) => dependOn(this.invoke(called, [each], scope), each.options)));
        // It's unknown which items `filter` keeps, and what a callback without a readable body returns.
        const options = items.flatMap((each) => each.options);
        return {
          ...this.codeOf(callee.expression, scope),
          isList: true,
          ...(list.kind === 'name' && list),
          options,
        };
      }
    }
    const called = this.functionOf(callee);
    const given = this.list(passed, scope);
    const code = { ...this.codeOf(node, scope), given };
    const result = called && this.invoke(called, given, scope);
    if (!result) return code;
    const isOther = !callee.getText().startsWith('this.') && code.symbol && this.isDocumented(code.symbol);
    if (result.kind === 'object') return isOther ? { ...result, from: code } : result;
    return result.kind === 'name' && !result.isList && (isOther || result.is !== 'call') ? code : result;
  }

  /** Reads `Object.values(…)`. For an imported namespace, these are the values that its file exports. */
  private valuesOf(node: ts.Expression, scope: Scope): Value {
    const symbol = this.symbolAt(node);
    if (!symbol || !(symbol.flags & ts.SymbolFlags.ValueModule)) {
      const value = this.evaluate(node, scope);
      return value.kind === 'object' && !value.rest
        ? listOf([...value.fields.values()])
        : this.codeOf(node, scope);
    }
    const exported = this.checker.getExportsOfModule(symbol).map((each) => followAlias(each, this.checker));
    const items = exported
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((each): Value => ({ kind: 'name', is: 'declared', text: each.name, symbol: each, options: [] }));
    return listOf(items);
  }

  /** Finds the function that an expression names, if its body is known. */
  functionOf(node: ts.Expression): FunctionNode | undefined {
    return ts.isFunctionExpression(node) || ts.isArrowFunction(node)
      ? node
      : functionIn(this.symbolAt(node)?.valueDeclaration);
  }

  /**
   * Represents an expression that isn't evaluated by its code. A call includes its arguments only if
   * they are short and don't depend on parameters.
   */
  private codeOf(node: ts.Node, scope: Scope): Name {
    const isCall = ts.isCallExpression(node);
    const options = this.optionsIn(node, scope);
    const code = node.getText().replace(/\s+/g, ' ');
    const isShort = options.length === 0 && code.length <= 80 && /^[\w.]+\([\w.[\], '"]+\)$/.test(code);
    const text = isCall && !isShort ? node.expression.getText().replace(/\s+/g, '') : code;
    const symbol = this.symbolAt(isCall ? node.expression : node);
    return { kind: 'name', is: isCall ? 'call' : 'other', text, options, symbol };
  }

  /** Lists the parameters that code refers to. */
  private optionsIn(node: ts.Node, scope: Scope): string[] {
    if (ts.isPropertyAssignment(node)) return this.optionsIn(node.initializer, scope);
    let root: ts.Node = node;
    while (ts.isPropertyAccessExpression(root)) root = root.expression;
    if (ts.isIdentifier(root)) {
      const symbol = this.symbolAt(root);
      // For a method call such as `list.filter(…)`, evaluate the list, not the method.
      const read =
        ts.isPropertyAccessExpression(node) &&
        ts.isCallExpression(node.parent) &&
        node.parent.expression === node
          ? node.expression
          : node;
      if (!symbol || !scope.has(symbol)) return [];
      const value = this.evaluate(read as ts.Expression, scope);
      return (value.kind === 'list' ? itemsOf(value) : [value]).flatMap(({ options }) => options);
    }
    const found: string[] = [];
    ts.forEachChild(root, (each) => void found.push(...this.optionsIn(each, scope)));
    return [...new Set(found)];
  }
}
