import ts from 'typescript';
import type { ConfigurationClass } from '../../../src/model/configuration';
import { placeOf } from '../errors/collect-errors';

/**
 * Finds the functions and classes that read configuration: a property of a parameter, property, or
 * variable of a configuration class, or the whole object if they pass it on.
 *
 * @param files - All source files.
 * @param classes - All configuration classes.
 * @returns A function that lists the readers of a class's key. If no reader accesses the key itself,
 * these are the readers of the whole object, or else of an object that contains it.
 */
export function findReaders(
  files: readonly ts.SourceFile[],
  classes: readonly ConfigurationClass[],
): (className: string, key: string) => string[] {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const aliases = aliasesOf(files, byName);
  const readers = new Map<string, Set<string>>();
  const add = (place: string, reader: string): void => {
    if (reader !== '') readers.set(place, (readers.get(place) ?? new Set()).add(reader));
  };
  for (const file of files) {
    const variables = variablesOf(file, (name) => (byName.has(name) ? name : aliases.get(name)));
    /** Records what an expression reads, and returns the class of its value. */
    const read = (node: ts.Expression): string | undefined => {
      if (ts.isIdentifier(node)) return variables.get(node.text);
      if (!ts.isPropertyAccessExpression(node)) return undefined;
      if (node.expression.kind === ts.SyntaxKind.ThisKeyword) return variables.get(node.name.text);
      const owner = declaringClass(read(node.expression), node.name.text, byName);
      if (!owner) return undefined;
      add(`${owner.class.name}.${owner.key.name}`, readerOf(node, file));
      return owner.key.nested?.class;
    };
    const visit = (node: ts.Node): void => {
      if (isOutermost(node)) {
        const whole = read(node);
        const names = destructuredNames(node);
        for (const name of names ?? []) {
          const owner = declaringClass(whole, name, byName);
          if (owner) add(`${owner.class.name}.${owner.key.name}`, readerOf(node, file));
        }
        if (whole !== undefined && !names) add(whole, readerOf(node, file));
      }
      ts.forEachChild(node, visit);
    };
    if (variables.size > 0) visit(file);
  }
  const wholeReaders = (name: string, seen: readonly string[] = []): string[] => {
    const own = readers.get(name);
    if (own || seen.includes(name)) return [...(own ?? [])];
    return classes
      .filter(({ base, keys }) => base === name || keys.some(({ nested }) => nested?.class === name))
      .flatMap((owner) => {
        const key = owner.keys.find(({ nested }) => nested?.class === name)?.name ?? '';
        const direct = readers.get(`${owner.name}.${key}`);
        return direct ? [...direct] : wholeReaders(owner.name, [...seen, name]);
      });
  };
  return (name, key) => [...new Set(readers.get(`${name}.${key}`) ?? wholeReaders(name))].sort();
}

/** Finds the key in a class or its base classes. */
function declaringClass(
  name: string | undefined,
  key: string,
  byName: ReadonlyMap<string, ConfigurationClass>,
): { class: ConfigurationClass; key: ConfigurationClass['keys'][number] } | undefined {
  const owner = byName.get(name ?? '');
  if (!owner) return undefined;
  const own = owner.keys.find((each) => each.name === key);
  return own ? { class: owner, key: own } : declaringClass(owner.base ?? undefined, key, byName);
}

/** Maps the interfaces that configuration classes implement to the classes. */
function aliasesOf(
  files: readonly ts.SourceFile[],
  byName: ReadonlyMap<string, ConfigurationClass>,
): Map<string, string> {
  const declarations = files.flatMap(({ statements }) => statements.filter(ts.isClassDeclaration));
  return new Map(
    declarations.flatMap(({ name, heritageClauses = [] }) =>
      name && byName.has(name.text)
        ? heritageClauses
            .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
            .flatMap(({ types }) => types.map((type) => [type.expression.getText(), name.text] as const))
        : [],
    ),
  );
}

/** Maps a file's parameters, properties, and variables to their configuration classes. */
function variablesOf(
  file: ts.SourceFile,
  classOf: (typeName: string) => string | undefined,
): Map<string, string> {
  const variables = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) {
      // Nest's container returns an instance of the class: `app.get(AppConfig)`.
      const injected = /\.get\((\w+)\)/.exec(node.initializer?.getText() ?? '')?.[1];
      const name = classOf(node.type?.getText() ?? injected ?? '');
      if (name !== undefined) variables.set(node.name.getText(), name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return variables;
}

/** Checks for an expression that no further property access is based on. */
function isOutermost(node: ts.Node): node is ts.Identifier | ts.PropertyAccessExpression {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(node))
    return !(ts.isPropertyAccessExpression(parent) && parent.expression === node);
  return (
    ts.isIdentifier(node) &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isPropertyAssignment(parent) &&
    !('name' in parent && parent.name === node)
  );
}

/** Returns the properties in `const { port } = config`, or null if all of them may be read. */
function destructuredNames({ parent }: ts.Node): string[] | null {
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return null;
  const { elements } = parent.name;
  return elements.some(({ dotDotDotToken }) => dotDotDotToken)
    ? null
    : elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}

const readerOf = (node: ts.Node, file: ts.SourceFile): string => placeOf(node, file).name.split('.')[0] ?? '';
