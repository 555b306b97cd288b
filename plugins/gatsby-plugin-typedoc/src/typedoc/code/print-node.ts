import prettier from '@prettier/sync';
import ts from 'typescript';
import {
  copyParameter,
  copyProperty,
  replaceNodes,
  withoutImport,
} from '../../../../../packages/declarations/copy-nodes';
import { followAlias } from '../../../../../packages/declarations/follow-alias';
import type { Declaration } from './declaration-nodes';

/** Code, and the symbols that its names refer to. */
export interface PrintedCode {
  code: string;
  names: {
    offset: number;
    length: number;
    symbol: ts.Symbol;
    /** The name means a value, as in `typeof size`, even if a type has the same name. */
    isValue: boolean;
  }[];
}

/** The type of a value that declares none. */
export const ANY: PrintedCode = { code: 'any', names: [] };

/** Printed code before formatting. */
export interface UnformattedCode {
  text: string;
  wrapper: Wrapper;
  /** The text's identifiers in order, with their symbols. */
  identifiers: { text: string; symbol: ts.Symbol | undefined }[];
  /** Replaces the first word: `function Page()` is printed as `new Page()`. */
  keyword?: string;
}

/** The wrapper that turns a code fragment into a valid program. */
type Wrapper = keyof typeof WRAPPERS;

const WRAPPERS = {
  statement: { open: '', close: '', width: 76 },
  classMember: { open: 'declare abstract class _ {\n', close: '\n}', width: 78 },
  interfaceMember: { open: 'interface _ {\n', close: '\n}', width: 78 },
  enumMember: { open: 'enum _ {\n', close: '\n}', width: 78 },
  /** For tables and sentences, where code must stay on one line. */
  type: { open: 'type _ = ', close: ';', width: 100_000 },
} as const;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });

/**
 * Prints a node without comments.
 *
 * @param wrapper - The wrapper that the node needs.
 * @param checker - Resolves identifiers.
 */
export function draftNode(
  { node, file }: Declaration,
  wrapper: Wrapper,
  checker: ts.TypeChecker,
): UnformattedCode {
  const written = replaceNodes(node, asWritten);
  return {
    text: printer.printNode(ts.EmitHint.Unspecified, written, file),
    wrapper,
    identifiers: identifiersIn(written).map((id) => ({ text: id.text, symbol: symbolOf(id, checker) })),
  };
}

/**
 * Reverts two compiler additions: `import('./file').Name` for inferred types that the file doesn't
 * import, and `?: Type | undefined` for `?: Type`.
 */
function asWritten(node: ts.Node): ts.Node {
  if (ts.isParameter(node) && node.questionToken) return copyParameter(node, { type: writtenType(node) });
  if (ts.isPropertyDeclaration(node) && node.questionToken) {
    // A parameter property shares its name with the parameter.
    const { parent } = node.name;
    const { type } = ts.isParameter(parent) ? parent : (ts.getOriginalNode(node) as typeof node);
    return type ? copyProperty(node, { type }) : node;
  }
  const isInferred = ts.isImportTypeNode(node) && ts.getOriginalNode(node).pos < 0;
  return isInferred ? withoutImport(node) : node;
}

/** Returns a parameter's type without the `| undefined` that the compiler adds to optional ones. */
export function writtenType(parameter: ts.ParameterDeclaration): ts.TypeNode | undefined {
  const written = (ts.getOriginalNode(parameter) as ts.ParameterDeclaration).type;
  return (parameter.questionToken && written) ?? parameter.type;
}

function identifiersIn(root: ts.Node): ts.Identifier[] {
  const identifiers: ts.Identifier[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.push(node);
    else ts.forEachChild(node, walk);
  };
  walk(root);
  return identifiers;
}

function symbolOf(identifier: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  // Names that the compiler generates have no source position, but store their symbol.
  const noted = (identifier as { symbol?: ts.Symbol }).symbol;
  const written = ts.getOriginalNode(identifier);
  const symbol = noted ?? (written.pos >= 0 ? checker.getSymbolAtLocation(written) : undefined);
  return symbol && followAlias(symbol, checker);
}

/** Formatted code, and its identifiers in order. */
interface FormattedCode {
  code: string;
  identifiers: { text: string; offset: number; isReference: boolean; isValue: boolean }[];
}

/** Creates a function that formats drafts. Invalid code stays unformatted and has no links. */
export function createFormatter(): (draft: UnformattedCode) => PrintedCode {
  const formatted = new Map<string, FormattedCode>();
  return (draft) => {
    const key = `${draft.wrapper} ${draft.keyword ?? ''} ${draft.text}`;
    const result = formatted.get(key) ?? formatDraft(draft);
    formatted.set(key, result);
    return withSymbols(result, draft);
  };
}

function withSymbols({ code, identifiers }: FormattedCode, draft: UnformattedCode): PrintedCode {
  const isSame =
    identifiers.length === draft.identifiers.length &&
    identifiers.every(({ text }, index) => text === draft.identifiers[index]?.text);
  return {
    code,
    names: identifiers.flatMap(({ text, offset, isReference, isValue }, index) => {
      const symbol = isSame && isReference ? draft.identifiers[index]?.symbol : undefined;
      return symbol ? [{ offset, length: text.length, symbol, isValue }] : [];
    }),
  };
}

function formatDraft({ text, wrapper, keyword }: UnformattedCode): FormattedCode {
  if (wrapper === 'type' && /^\w+$/.test(text))
    return {
      code: text,
      identifiers: isKeyword(text) ? [] : [{ text, offset: 0, isReference: true, isValue: false }],
    };
  const { open, close, width } = WRAPPERS[wrapper];
  let code: string;
  try {
    code = prettier.format(`${open}${text}${close}`, {
      parser: 'typescript',
      printWidth: width,
      objectWrap: 'collapse',
      quoteProps: 'preserve',
    });
  } catch {
    return { code: text.replace(/;$/, ''), identifiers: [] };
  }
  const file = ts.createSourceFile('signature.ts', code, ts.ScriptTarget.Latest, true);
  const { code: shown, shift } = unwrap(code, wrapper, keyword);
  return {
    code: shown,
    identifiers: identifiersIn(file)
      // Skips the wrapper's name.
      .slice(open === '' ? 0 : 1)
      .map((identifier) => ({
        text: identifier.text,
        offset: shift(identifier.getStart(file)),
        isReference: isReference(identifier),
        isValue: isValue(identifier),
      })),
  };
}

/** Checks whether a one-word type is a keyword, such as `string` or `null`. */
function isKeyword(word: string): boolean {
  const file = ts.createSourceFile('type.ts', `type _ = ${word};`, ts.ScriptTarget.Latest);
  return identifiersIn(file).length === 1;
}

/** Checks whether an identifier is a reference rather than a declaration's name. */
function isReference(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent)) return true;
  if (ts.isTypePredicateNode(parent)) return false;
  return (parent as { name?: ts.Node }).name !== identifier;
}

/** Checks whether an identifier is in a `typeof` type or in the brackets of a computed name. */
function isValue({ parent }: ts.Identifier): boolean {
  const { parent: owner } = parent;
  const user = ts.isQualifiedName(parent) || ts.isPropertyAccessExpression(parent) ? owner : parent;
  return ts.isTypeQueryNode(user) || ts.isComputedPropertyName(user);
}

function unwrap(
  formatted: string,
  wrapper: Wrapper,
  keyword: string | undefined,
): { code: string; shift: (offset: number) => number } {
  const text = formatted.trimEnd();
  if (wrapper === 'statement' || wrapper === 'type') {
    const word = keyword === undefined ? '' : (/^\w+/.exec(text)?.[0] ?? '');
    const begin = WRAPPERS[wrapper].open.length + word.length;
    const end = wrapper === 'statement' ? / \{\}$|;$/ : /;$/;
    return {
      code: (keyword ?? '') + text.slice(begin).replace(end, ''),
      shift: (offset) => offset - begin + (keyword ?? '').length,
    };
  }
  const lines = text.split('\n').slice(1, -1);
  const begin = text.indexOf('\n') + 1;
  return {
    code: lines
      .map((line) => line.replace(/^ {2}/, ''))
      .join('\n')
      .replace(/[;,]$/, ''),
    shift: (offset) => offset - begin - 2 * text.slice(begin, offset).split('\n').length,
  };
}
