import ts from 'typescript';
import type { ConfigurationClass, ConfigurationKey } from '../../../src/model/reference/configuration';
import { sourceOf } from '../errors/collect-errors';

type Readers = Pick<ConfigurationKey, 'readBy' | 'passedBy'>;
/** A type's configuration keys by property name, as `Class.key`, with the property's type. */
type Keys = ReadonlyMap<string, { place: string; type: ts.Type }>;

const NO_KEYS: Keys = new Map();

/**
 * Finds the functions and classes that read configuration, by the types of expressions: those that
 * access a key by its name, and those that pass on a whole object, for example to another library.
 *
 * @param program - Program with all source files.
 * @param files - Source files to search.
 * @param classes - All configuration classes.
 * @returns A function that lists the readers of a class's key.
 */
export function findReaders(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  classes: readonly ConfigurationClass[],
): (className: string, key: string) => Readers {
  const checker = program.getTypeChecker();
  const byName = new Map(classes.map((each) => [each.name, each]));
  const classOf = classFinder(files, byName);
  const [readBy, passedBy] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  /** Keys of objects that the code mentions. */
  const seen = new Set<string>();
  const keysByType = new Map<ts.Type, Keys>();

  /** Lists the configuration keys of a type, or of a list's items. */
  const keysOf = (given: ts.Type): Keys => {
    const type = itemOf(checker.getNonNullableType(given), checker);
    const known = keysByType.get(type);
    if (known) return known;
    const keys = new Map(
      type.getProperties().flatMap((property) => {
        // An interface can inherit its members from other packages.
        const [owner] = [property.declarations?.[0]?.parent, type.symbol?.declarations?.[0]].flatMap(
          (each) => (each && classOf(each)) ?? [],
        );
        const place = declaredKey(owner, property.name, byName);
        return place ? [[property.name, { place, type: checker.getTypeOfSymbol(property) }] as const] : [];
      }),
    );
    keysByType.set(type, keys);
    for (const { place } of keys.values()) seen.add(place);
    return keys;
  };
  const keysIn = (node: ts.Node): Keys => {
    const type = checker.getTypeAtLocation(node);
    if (!(type.flags & ts.TypeFlags.Any)) return keysOf(type);
    const injected = ts.isPropertyAccessExpression(node)
      ? keysIn(node.expression).get(node.name.text)?.type
      : injectedType(node, checker);
    return injected ? keysOf(injected) : NO_KEYS;
  };
  const add = (readers: Map<string, Set<string>>, place: string, node: ts.Node): void => {
    const [reader = ''] = sourceOf(node, node.getSourceFile()).name.split('.');
    if (reader !== '') readers.set(place, (readers.get(place) ?? new Set()).add(reader));
  };
  const pass = (keys: Keys, node: ts.Node, above: readonly Keys[] = []): void => {
    if (above.includes(keys)) return;
    for (const { place, type } of keys.values()) {
      add(passedBy, place, node);
      pass(keysOf(type), node, [...above, keys]);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isListExpression(node.expression, checker)) {
      const key = keysIn(node.expression).get(node.name.text);
      if (key) add(readBy, key.place, node);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const source = ts.isVariableDeclaration(node.parent.parent) && node.parent.parent.initializer;
      const key = keysIn(source || node.parent).get((node.propertyName ?? node.name).getText());
      if (key && !isLeftOut(node)) add(readBy, key.place, node);
    }
    if (ts.isExpression(node) && isPassedOn(node, checker, keysOf)) pass(keysIn(node), node);
    if (ts.isParameter(node) || ts.isVariableDeclaration(node)) keysIn(node.name);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  const list = (readers: Map<string, Set<string>>, place: string) => [...(readers.get(place) ?? [])].sort();
  return (name, key) => {
    const place = `${name}.${key}`;
    return { readBy: seen.has(place) ? list(readBy, place) : null, passedBy: list(passedBy, place) };
  };
}

/** Returns true for files with configuration classes, by path. */
export const isConfiguration = (file: string): boolean => file.includes('/src/lib/config/');

/** Returns a class's key as `Class.key`, where the class is the one that declares it. */
function declaredKey(
  name: string | undefined,
  key: string,
  byName: ReadonlyMap<string, ConfigurationClass>,
): string | undefined {
  const owner = byName.get(name ?? '');
  if (!owner) return undefined;
  return owner.keys.some((each) => each.name === key)
    ? `${owner.name}.${key}`
    : declaredKey(owner.base ?? undefined, key, byName);
}

/** Returns a function that finds the configuration class of a class, or of an interface that one implements. */
function classFinder(
  files: readonly ts.SourceFile[],
  byName: ReadonlyMap<string, ConfigurationClass>,
): (declaration: ts.Node) => string | undefined {
  const implementing = new Map(
    files
      .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
      .flatMap(({ name, heritageClauses = [] }) =>
        name && byName.has(name.text)
          ? heritageClauses
              .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
              .flatMap(({ types }) => types.map((type) => [type.expression.getText(), name.text] as const))
          : [],
      ),
  );
  return (declaration) => {
    if (ts.isClassDeclaration(declaration))
      return isConfiguration(declaration.getSourceFile().fileName) ? declaration.name?.text : undefined;
    return ts.isInterfaceDeclaration(declaration) ? implementing.get(declaration.name.text) : undefined;
  };
}

/** Returns the type of a list's items, or the type itself. */
const itemOf = (type: ts.Type, checker: ts.TypeChecker): ts.Type => {
  const item = isList(type, checker) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  return item ? checker.getNonNullableType(item) : type;
};

const isList = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type);

const isListExpression = (node: ts.Expression, checker: ts.TypeChecker): boolean =>
  isList(checker.getNonNullableType(checker.getTypeAtLocation(node)), checker);

/**
 * Returns the class that Nest's container returns for a variable: `app.get(AppConfig)`. The container
 * can have any type, or be called in a callback.
 */
function injectedType(node: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  const declaration = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  let found: ts.Type | undefined;
  const visit = (each: ts.Node): void => {
    const [token] =
      ts.isCallExpression(each) && /\.get$/.test(each.expression.getText()) ? each.arguments : [];
    const symbol = token && ts.isIdentifier(token) ? checker.getSymbolAtLocation(token) : undefined;
    if (symbol) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (target.flags & ts.SymbolFlags.Class) found = checker.getDeclaredTypeOfSymbol(target);
    }
    ts.forEachChild(each, visit);
  };
  visit(declaration.initializer);
  return found;
}

/** Checks for `{ port: _, ...rest }`, where nothing uses the port: the pattern only leaves it out. */
function isLeftOut({ name, parent, dotDotDotToken }: ts.BindingElement): boolean {
  if (dotDotDotToken) return true;
  const isRest = (each: ts.ArrayBindingElement) => ts.isBindingElement(each) && each.dotDotDotToken;
  return /^_+$/.test(name.getText()) && parent.elements.some(isRest);
}

/** Checks for a whole object that is spread, returned by a method, or passed to code that isn't among the sources. */
function isPassedOn(node: ts.Expression, checker: ts.TypeChecker, keysOf: (type: ts.Type) => Keys): boolean {
  const { parent } = node;
  if (ts.isSpreadAssignment(parent)) return true;
  // A method may be called by a library, whose reads aren't known. A function is called by the
  // toolkit, and the type of its result shows what the callers read.
  if (ts.isReturnStatement(parent)) return ts.isMethodDeclaration(parent.parent.parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === node)
    // Nest injects a provider's value into parameters, whose types show what they read.
    return parent.name.getText() !== 'useValue' && !ts.isObjectLiteralExpression(node);
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return false;
  const index = parent.arguments?.indexOf(node) ?? -1;
  if (index < 0) return false;
  const parameter = checker.getResolvedSignature(parent)?.parameters[index];
  const declared = parameter?.valueDeclaration;
  if (!declared || declared.getSourceFile().isDeclarationFile) return true;
  return keysOf(checker.getTypeOfSymbol(parameter)).size === 0;
}
