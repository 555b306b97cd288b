import ts from 'typescript';
import type {
  ConfigurationClass,
  ConfigurationIndex,
  ConfigurationKey,
  EnvironmentVariable,
} from '../../../src/model/reference/configuration';
import { packagesOf, type SourceTree } from '../api/source-tree';
import { createTreeProgram, packagePaths, virtualPath } from '../api/virtual-program';
import { sourceOf } from '../errors/collect-errors';
import { findReaders, isConfiguration } from './find-readers';
import { isTemplate, readTemplates } from './read-templates';

/** Decorators that convert a value. All others are validation rules. */
const CONVERSIONS = new Set([
  'BooleanType',
  'Exclude',
  'Expose',
  'IntegerType',
  'Transform',
  'Trim',
  'TrimAndLowercase',
  'Type',
]);
/** A type with strings only. */
const STRINGS = /^(?:string|null|'[^']*')(?: \| (?:string|null|'[^']*'))*$/;
/** Rules that accept a missing value. */
const LENIENT = new Set(['Allow', 'IsOptional', 'ValidateNested']);

/** Returns true for files that `collectConfiguration` reads in addition to sources. */
export const isConfigurationTemplate = isTemplate;

/**
 * Collects the configuration classes of all packages: the classes in their `config` folders with
 * validated properties. A property without a validation rule isn't listed, because validation removes
 * its value.
 *
 * @param tree - Sources, manifests, and templates of generated applications.
 * @param scope - npm scope for packages without a valid package.json.
 * @returns Classes and environment variables by package folder in `libs`.
 */
export function collectConfiguration(tree: SourceTree, scope: string): ConfigurationIndex {
  const names = [...tree.keys()].filter((file) => /^libs\/.+\/src\/.+\.ts$/.test(file));
  const paths = packagePaths(tree, scope);
  const program = createTreeProgram(tree, names, () => paths);
  const files = names.flatMap((file) => program.getSourceFile(virtualPath(file)) ?? []);
  const enums = new Map(
    files
      .flatMap(({ statements }) => statements.filter(ts.isEnumDeclaration))
      .map((declaration) => [declaration.name.text, declaration]),
  );
  const packages = packagesOf(tree, scope).map(({ folder }) => {
    const sources = files.filter(({ fileName }) => fileName.startsWith(virtualPath(`${folder}/src/`)));
    const classes = sources
      .filter(({ fileName }) => isConfiguration(fileName))
      .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
      .flatMap((declaration) => readClass(declaration, enums) ?? []);
    return { name: folder.replace(/^libs\//, ''), classes, variables: sources.flatMap(readVariables) };
  });
  const classes = packages.flatMap((each) => each.classes);
  const classNames = new Set(classes.map(({ name }) => name));
  const isUnchecked = findUnchecked(classes);
  const readersOf = findReaders(program, files, classes);
  const { sectionOf, variablesOf } = readTemplates(tree);
  const complete = ({ name, base, keys }: ConfigurationClass): ConfigurationClass => ({
    name,
    base: base !== null && classNames.has(base) ? base : null,
    section: sectionOf(name),
    keys: keys.map((key) => ({
      ...key,
      required: key.required && !isUnchecked(name),
      nested: key.nested && classNames.has(key.nested.class) ? key.nested : null,
      ...readersOf(name, key.name),
      variables: variablesOf(name, key.name),
    })),
  });
  return Object.fromEntries(
    packages
      .filter((each) => each.classes.length > 0 || each.variables.length > 0)
      .map((each) => [
        each.name,
        { classes: each.classes.map(complete), variables: mergeVariables(each.variables) },
      ]),
  );
}

/** Reads a class, or returns null if no property has a validation rule. */
function readClass(
  { name, members, heritageClauses }: ts.ClassDeclaration,
  enums: ReadonlyMap<string, ts.EnumDeclaration>,
): ConfigurationClass | null {
  const keys = members.filter(ts.isPropertyDeclaration).flatMap((member) => readKey(member, enums) ?? []);
  const base = heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  if (!name || (keys.length === 0 && !base)) return null;
  return { name: name.text, base: base?.expression.getText() ?? null, section: null, keys };
}

function readKey(
  member: ts.PropertyDeclaration,
  enums: ReadonlyMap<string, ts.EnumDeclaration>,
): ConfigurationKey | null {
  const decorators = (ts.getDecorators(member) ?? []).map(({ expression }) => {
    const call = ts.isCallExpression(expression) ? expression : null;
    return { name: (call?.expression ?? expression).getText(), call };
  });
  const rules = decorators.filter(({ name }) => !CONVERSIONS.has(name));
  if (rules.length === 0) return null;
  const type = typeOf(member, enums);
  const nested = rules.find(({ name }) => name === 'ValidateNestedProperty')?.call?.arguments[0];
  const acceptsMissing =
    rules.some(({ name }) => name === 'IsOptional') ||
    (nested !== undefined && optionOf(nested, 'required')?.getText() === 'false') ||
    rules.every(({ name }) => LENIENT.has(name));
  return {
    name: member.name.getText(),
    type,
    default: member.initializer ? valueOf(member.initializer, enums) : null,
    required: !acceptsMissing && !member.initializer,
    acceptsString: STRINGS.test(type) || decorators.some(isFromString),
    nested: nestedIn(member, nested),
    readBy: [],
    passedBy: [],
    variables: [],
  };
}

/** Checks for a decorator that converts strings to numbers or booleans. `Boolean('false')` is true. */
const isFromString = ({ name, call }: { name: string; call: ts.CallExpression | null }): boolean =>
  name === 'BooleanType' ||
  name === 'IntegerType' ||
  (name === 'Type' && /=> Number$/.test(call?.arguments[0]?.getText() ?? ''));

/** Returns the class of a nested object: the one that validates it, or else the declared one. */
function nestedIn(
  member: ts.PropertyDeclaration,
  options: ts.Expression | undefined,
): ConfigurationKey['nested'] {
  const { type } = member;
  const list = type !== undefined && ts.isArrayTypeNode(type);
  const declared = list ? type.elementType.getText() : type?.getText();
  const name = (options && optionOf(options, 'classType')?.getText()) ?? declared;
  return name !== undefined && /^[A-Z]\w*$/.test(name)
    ? { class: name, list, checked: options !== undefined }
    : null;
}

const optionOf = (options: ts.Expression, name: string): ts.Expression | undefined =>
  ts.isObjectLiteralExpression(options)
    ? options.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
        ?.initializer
    : undefined;

/** Returns the declared type, or the initial value's. An enum is shown as its values. */
function typeOf(member: ts.PropertyDeclaration, enums: ReadonlyMap<string, ts.EnumDeclaration>): string {
  const { type, initializer } = member;
  if (type) {
    const values = enums.get(type.getText())?.members.map((each) => each.initializer?.getText() ?? '');
    return values?.join(' | ') ?? type.getText().replace(/\s+/g, ' ');
  }
  if (!initializer) return 'any';
  if (ts.isStringLiteralLike(initializer)) return 'string';
  if (ts.isNumericLiteral(initializer)) return 'number';
  return /^(?:true|false)$/.test(initializer.getText()) ? 'boolean' : 'any';
}

/** Returns an initial value as code, without separators in numbers. */
function valueOf(value: ts.Expression, enums: ReadonlyMap<string, ts.EnumDeclaration>): string {
  // `text` of a number has no separators.
  if (ts.isNumericLiteral(value)) return value.text;
  const [name = '', member] = value.getText().split('.');
  const constant = enums.get(name)?.members.find((each) => each.name.getText() === member);
  return constant?.initializer?.getText() ?? value.getText();
}

/** Checks for classes whose objects are never validated, such as those below an `@Allow()`. */
function findUnchecked(classes: readonly ConfigurationClass[]): (name: string) => boolean {
  const uses = classes.flatMap(({ keys }) => keys.flatMap(({ nested }) => nested ?? []));
  return (name) => {
    const classUses = uses.filter((use) => use.class === name);
    return classUses.length > 0 && !classUses.some(({ checked }) => checked);
  };
}

/** Finds the environment variables that a file reads: `process.env['NAME']`. */
function readVariables(file: ts.SourceFile): EnvironmentVariable[] {
  const found: EnvironmentVariable[] = [];
  const visit = (node: ts.Node): void => {
    const name = variableOf(node);
    // Lowercase names are those of the operating system.
    if (name !== null && /^[A-Z\d_]+$/.test(name) && !isAssigned(node)) {
      const [reader = ''] = sourceOf(node, file).name.split('.');
      found.push({ name, readBy: reader === '' ? [] : [reader] });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function variableOf(node: ts.Node): string | null {
  const isRead = ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node);
  if (!isRead || node.expression.getText() !== 'process.env') return null;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
}

const isAssigned = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node;

const mergeVariables = (variables: readonly EnvironmentVariable[]): EnvironmentVariable[] =>
  [...new Set(variables.map(({ name }) => name))].sort().map((name) => ({
    name,
    readBy: [...new Set(variables.filter((each) => each.name === name).flatMap(({ readBy }) => readBy))],
  }));
