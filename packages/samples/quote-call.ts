import ts from 'typescript';
import { readCut } from '../guide-files/read-cut';

/** Longer statements are not quoted. */
const MAX_LINES = 8;

/** A comment that shows a type or hides an error. */
const NOTE = /\/\/ *(?:\^\?|@ts-)/;

/**
 * Quotes the statement, class member, or decorator that calls a method, without indentation.
 *
 * @param name - The method's name.
 * @param source - The parsed file.
 * @param code - The file as written. Its lines are those of the parsed file.
 * @returns Null if the name isn't called, or if the statement is long, hidden, or shows an error.
 */
export function quoteCall(name: ts.Identifier, source: ts.SourceFile, code: string): string | null {
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) || access.name !== name) return null;
  if (!ts.isCallExpression(access.parent) || access.parent.expression !== access) return null;
  const statement = ts.findAncestor(access, isQuotable);
  if (!statement) return null;
  const lineOf = (offset: number) => source.getLineAndCharacterOfPosition(offset).line;
  const first = lineOf(statement.getStart(source));
  const end = lineOf(statement.end) + 1;
  if (first < readCut(code).hidden || end - first > MAX_LINES) return null;
  const lines = code.split('\n');
  const quote = lines.slice(first, end);
  return NOTE.test(lines.slice(Math.max(first - 1, 0), end).join('\n')) ? null : dedent(quote);
}

const isQuotable = (node: ts.Node): boolean =>
  ts.isStatement(node) || ts.isClassElement(node) || ts.isDecorator(node);

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
