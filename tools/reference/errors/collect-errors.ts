import { HttpStatus } from '@nestjs/common';
import ts from 'typescript';
import type { ErrorIndex, ToolkitError } from '../../../src/model/reference/toolkit-error';
import { packagesOf, type SourceTree } from '../api/source-tree';
import { messageTemplates } from './message-templates';

type Place = ToolkitError['places'][number];

/** An error occurrence. `message` is empty when an exception uses its class's default message. */
type Occurrence = Omit<ToolkitError, 'places' | 'guides'> & { place: Place };

/** Files with English messages: `libs/<package>/src/lib/i18n/en/<name>.json`. */
const TEXTS = /\/src\/lib\/i18n\/en\/([\w-]+)\.json$/;

/** Returns true for message files. `collectErrors` reads them in addition to sources. */
export const isTexts = (file: string): boolean => TEXTS.test(file);

/**
 * Finds the messages that a toolkit throws and logs: messages of new errors, messages passed to a
 * logger's `error` and `warn`, and translated messages of exceptions and validators.
 *
 * @param tree - Sources, manifests, and English messages.
 * @param scope - npm scope for packages without a valid package.json.
 * @returns Errors by package folder in `libs`, sorted by message, without links to guides.
 */
export function collectErrors(tree: SourceTree, scope: string): ErrorIndex {
  const files = [...tree].flatMap(([file, text]) =>
    /\.ts$/.test(file) ? [ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)] : [],
  );
  const statuses = readStatuses(files);
  const packages = packagesOf(tree, scope).map(({ folder }) => {
    const texts = englishMessages(tree, folder);
    const packageFiles = files.filter(({ fileName }) => fileName.startsWith(`${folder}/src/`));
    return {
      name: folder.replace(/^libs\//, ''),
      occurrences: packageFiles.flatMap((file) => findOccurrences(file, texts, statuses)),
    };
  });
  const withoutMessage = packages.flatMap(({ occurrences }) =>
    occurrences.filter(({ message }) => message === ''),
  );
  const index: Record<string, ToolkitError[]> = {};
  for (const { name, occurrences } of packages) {
    const withMessage = occurrences.filter(({ message }) => message !== '');
    if (withMessage.length > 0)
      index[name] = mergeByMessage(withMessage).map((error) => addDefaultUses(error, withoutMessage));
  }
  return index;
}

/**
 * For an exception class's default message, adds the places that create the class without a
 * message.
 */
function addDefaultUses(error: ToolkitError, withoutMessage: readonly Occurrence[]): ToolkitError {
  const isDefault = error.places.some(({ name }) => name.split('.')[0] === error.thrown);
  return isDefault
    ? {
        ...error,
        places: withoutMessage
          .filter(({ thrown }) => thrown === error.thrown)
          .reduce((places, { place }) => addPlace(places, place), error.places),
      }
    : error;
}

const addPlace = (places: Place[], place: Place): Place[] =>
  places.some(({ name }) => name === place.name) ? places : [...places, place];

function findOccurrences(
  file: ts.SourceFile,
  texts: ReadonlyMap<string, string>,
  statuses: ReadonlyMap<string, number>,
): Occurrence[] {
  const occurrences: Occurrence[] = [];
  const visit = (node: ts.Node): void => {
    const place = () => sourceOf(node, file);
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /(?:Error|Exception)$/.test(node.expression.text)
    ) {
      const thrown = node.expression.text;
      const messages = (node.arguments ?? []).flatMap(messageTemplates);
      for (const message of messages.length > 0 ? messages : [''])
        occurrences.push({
          message,
          thrown,
          status: statuses.get(thrown) ?? null,
          log: null,
          place: place(),
        });
    }
    const log = logLevelOf(node);
    if (log && ts.isCallExpression(node)) {
      const [message] = node.arguments.flatMap(messageTemplates);
      if (message !== undefined)
        occurrences.push({ message, thrown: null, status: null, log, place: place() });
    }
    const message = ts.isStringLiteralLike(node) ? texts.get(node.text) : undefined;
    if (message !== undefined) {
      const thrown = exceptionAround(node);
      occurrences.push({
        message,
        thrown,
        status: (thrown !== null && statuses.get(thrown)) || null,
        log: null,
        place: place(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return occurrences;
}

/** Returns the log level if a node calls `error` or `warn` on a logger or the console. */
function logLevelOf(node: ts.Node): ToolkitError['log'] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  const level = name.text === 'error' || name.text === 'warn' ? name.text : null;
  return /(?:logger|console)$/i.test(expression.getText()) ? level : null;
}

function exceptionAround(node: ts.Node): string | null {
  const around = ts.findAncestor(node, ts.isClassDeclaration);
  return around?.name && /(?:Error|Exception)$/.test(around.name.text) ? around.name.text : null;
}

/** Finds the outermost function or class around a node, and the class member. */
export function sourceOf(node: ts.Node, file: ts.SourceFile): Place {
  let symbol: string | undefined;
  let member: string | undefined;
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isClassElement(at) && at.name && ts.isClassLike(at.parent)) member = at.name.getText();
    if (ts.isClassDeclaration(at) && at.name)
      symbol = member === undefined ? at.name.text : `${at.name.text}.${member}`;
    else if (ts.isFunctionDeclaration(at) && at.name) symbol = at.name.text;
    else if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent))
      symbol = isExported(at.parent.parent as ts.VariableStatement)
        ? at.name.getText()
        : findUser(at.name.getText(), file);
  }
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return { name: symbol ?? '', source: `${file.fileName.replace(/^libs\//, '')}:${line}` };
}

const isExported = ({ modifiers }: ts.VariableStatement): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Finds the function in a file that uses a constant, such as a validator's message. Falls back to
 * the constant.
 */
function findUser(constant: string, file: ts.SourceFile): string {
  const user = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && new RegExp(`\\b${constant}\\b`).test(statement.getText()),
  );
  return user?.name?.text ?? arrowUser(constant, file) ?? constant;
}

function arrowUser(constant: string, file: ts.SourceFile): string | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(
      ({ name, initializer }) =>
        name.getText() !== constant &&
        initializer &&
        new RegExp(`\\b${constant}\\b`).test(initializer.getText()),
    )
    ?.name.getText();
}

/** Reads the HTTP statuses of error classes, including statuses inherited from a base class. */
function readStatuses(files: readonly ts.SourceFile[]): Map<string, number> {
  const ownStatuses = new Map<string, number>();
  const bases = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
        ?.types[0];
      if (base && base.expression.getText() !== node.name.text)
        bases.set(node.name.text, base.expression.getText());
      const status = /\bHttpStatus\.([A-Z_]+)/.exec(node.getText())?.[1];
      if (status && status in HttpStatus)
        ownStatuses.set(node.name.text, HttpStatus[status as keyof typeof HttpStatus]);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  const statusOf = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : (ownStatuses.get(name) ?? statusOf(bases.get(name)));
  return new Map(
    [...bases.keys()].flatMap((name) => {
      const status = statusOf(name);
      return status === undefined ? [] : [[name, status] as const];
    }),
  );
}

/**
 * Reads a package's English messages, except titles, by key: `exception.CONFLICT.OPTIMISTIC_LOCK`.
 */
function englishMessages(tree: SourceTree, folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string' && !key.endsWith('.TITLE')) texts.set(key, value);
    else if (typeof value === 'object' && value)
      for (const [name, inner] of Object.entries(value)) add(`${key}.${name}`, inner);
  };
  for (const [file, text] of tree) {
    const name = file.startsWith(`${folder}/`) ? TEXTS.exec(file)?.[1] : undefined;
    if (name !== undefined) add(name, JSON.parse(text));
  }
  return texts;
}

/** Merges occurrences with the same message. */
function mergeByMessage(occurrences: readonly Occurrence[]): ToolkitError[] {
  const byMessage = new Map<string, ToolkitError>();
  for (const { place, ...error } of occurrences) {
    const merged = byMessage.get(error.message) ?? { ...error, places: [], guides: [] };
    byMessage.set(error.message, {
      ...merged,
      thrown: merged.thrown ?? error.thrown,
      status: merged.status ?? error.status,
      log: merged.log ?? error.log,
      places: addPlace(merged.places, place),
    });
  }
  return [...byMessage.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
}
