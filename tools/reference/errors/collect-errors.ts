import { HttpStatus } from '@nestjs/common';
import ts from 'typescript';
import type { ErrorIndex, ToolkitError } from '../../../src/model/toolkit-error';
import { packagesOf, type SourceTree } from '../api/source-tree';
import { messagesOf } from './message-of';

type Place = ToolkitError['places'][number];

/** `message` is empty when an exception has the default text of its class. */
type Found = Omit<ToolkitError, 'places' | 'guide'> & { place: Place };

/** The files of English texts that a package ships: `libs/<package>/src/lib/i18n/en/<name>.json`. */
const TEXTS = /\/src\/lib\/i18n\/en\/([\w-]+)\.json$/;

/** True for the files that `collectErrors` reads besides sources. */
export const isTexts = (file: string): boolean => TEXTS.test(file);

/**
 * Finds what a toolkit throws and logs: the messages of error classes that are created, those given to `error` and `warn`
 * of a logger, and the texts that its exceptions and validators take from files of translations.
 *
 * @param tree - Sources, manifests and English texts of the toolkit.
 * @param scope - npm scope of packages that have no readable package.json.
 * @returns The errors by folder of their package below `libs`, ordered; without guides.
 */
export function collectErrors(tree: SourceTree, scope: string): ErrorIndex {
  const files = [...tree].flatMap(([file, text]) =>
    /\.ts$/.test(file) ? [ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)] : [],
  );
  const statuses = readStatuses(files);
  const found = packagesOf(tree, scope).map(({ folder }) => {
    const texts = readTexts(tree, folder);
    const own = files.filter(({ fileName }) => fileName.startsWith(`${folder}/src/`));
    return { name: folder.replace(/^libs\//, ''), own: own.flatMap((file) => findIn(file, texts, statuses)) };
  });
  const wordless = found.flatMap(({ own }) => own.filter(({ message }) => message === ''));
  const index: Record<string, ToolkitError[]> = {};
  for (const { name, own } of found) {
    const said = own.filter(({ message }) => message !== '');
    if (said.length > 0) index[name] = merge(said).map((error) => withCreations(error, wordless));
  }
  return index;
}

/** Adds to the text of an exception class where the class is created without a text of its own. */
function withCreations(error: ToolkitError, wordless: readonly Found[]): ToolkitError {
  const isOwn = error.places.some(({ name }) => name.split('.')[0] === error.thrown);
  return isOwn
    ? {
        ...error,
        places: wordless
          .filter(({ thrown }) => thrown === error.thrown)
          .reduce((places, { place }) => addPlace(places, place), error.places),
      }
    : error;
}

const addPlace = (places: Place[], place: Place): Place[] =>
  places.some(({ name }) => name === place.name) ? places : [...places, place];

function findIn(
  file: ts.SourceFile,
  texts: ReadonlyMap<string, string>,
  statuses: ReadonlyMap<string, number>,
): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const place = () => placeOf(node, file);
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /(?:Error|Exception)$/.test(node.expression.text)
    ) {
      const thrown = node.expression.text;
      const messages = (node.arguments ?? []).flatMap(messagesOf);
      for (const message of messages.length > 0 ? messages : [''])
        found.push({ message, thrown, status: statuses.get(thrown) ?? null, log: null, place: place() });
    }
    const log = logLevelOf(node);
    if (log && ts.isCallExpression(node)) {
      const [message] = node.arguments.flatMap(messagesOf);
      if (message !== undefined) found.push({ message, thrown: null, status: null, log, place: place() });
    }
    const message = ts.isStringLiteralLike(node) ? texts.get(node.text) : undefined;
    if (message !== undefined) {
      const thrown = exceptionAround(node);
      found.push({
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
  return found;
}

/** `error` and `warn` of something called a logger, or of the console. */
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

/** The outermost function or class around a node, with the member of the class. */
function placeOf(node: ts.Node, file: ts.SourceFile): Place {
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
        : userOf(at.name.getText(), file);
  }
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return { name: symbol ?? '', source: `${file.fileName.replace(/^libs\//, '')}:${line}` };
}

const isExported = ({ modifiers }: ts.VariableStatement): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The function of a file that uses a constant of it, such as the text of a validator; else the constant itself. */
function userOf(constant: string, file: ts.SourceFile): string {
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

/** The HTTP status of each error class that names one, or whose base does. */
function readStatuses(files: readonly ts.SourceFile[]): Map<string, number> {
  const own = new Map<string, number>();
  const bases = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
        ?.types[0];
      if (base && base.expression.getText() !== node.name.text)
        bases.set(node.name.text, base.expression.getText());
      const status = /\bHttpStatus\.([A-Z_]+)/.exec(node.getText())?.[1];
      if (status && status in HttpStatus)
        own.set(node.name.text, HttpStatus[status as keyof typeof HttpStatus]);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  const statusOf = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : (own.get(name) ?? statusOf(bases.get(name)));
  return new Map(
    [...bases.keys()].flatMap((name) => {
      const status = statusOf(name);
      return status === undefined ? [] : [[name, status] as const];
    }),
  );
}

/** The English texts of a package by key, without titles: `exception.CONFLICT.OPTIMISTIC_LOCK`. */
function readTexts(tree: SourceTree, folder: string): Map<string, string> {
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

/** One entry for a message of a package, however often it occurs. */
function merge(found: readonly Found[]): ToolkitError[] {
  const byMessage = new Map<string, ToolkitError>();
  for (const { place, ...error } of found) {
    const known = byMessage.get(error.message) ?? { ...error, places: [], guide: null };
    byMessage.set(error.message, {
      ...known,
      thrown: known.thrown ?? error.thrown,
      status: known.status ?? error.status,
      log: known.log ?? error.log,
      places: addPlace(known.places, place),
    });
  }
  return [...byMessage.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
}
