import ts from 'typescript';
import { translatedLocales } from '../../src/locales/locales';
import { localeTag } from '../../src/model/reference/translation-tags';
import type { NameDescription } from './sample-types';
import { meaningOf } from './meaning-of';

const FLAGS =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.OmitParameterModifiers;
const LONGEST = 600;

/**
 * Describes a name as an editor does: its type, and the first sentence of its documentation.
 *
 * @param node - The name in the sample.
 * @param symbol - The name's symbol, with aliases resolved.
 * @param checker - The program's type checker.
 */
export function describeName(
  node: ts.Identifier,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): NameDescription {
  const printed = printName(node, symbol, checker).slice(0, LONGEST);
  return [printed, ...documentationOf(symbol, checker)];
}

type Documentation = [summary: string, translations?: Readonly<Record<string, string>>];
const documentation = new WeakMap<ts.Symbol, Documentation>();

function documentationOf(symbol: ts.Symbol, checker: ts.TypeChecker): Documentation {
  const known = documentation.get(symbol);
  if (known) return known;
  const summary = firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const translations = summary === '' ? [] : translatedSummaries(symbol, checker);
  const found: Documentation =
    translations.length > 0 ? [summary, Object.fromEntries(translations)] : [summary];
  documentation.set(symbol, found);
  return found;
}

/**
 * Returns the type of the name at a position, as an editor shows it; undefined if there is no name.
 */
export function typeAt(
  source: ts.SourceFile,
  line: number,
  column: number,
  checker: ts.TypeChecker,
): string | undefined {
  if (line < 0) return undefined;
  const position = source.getPositionOfLineAndCharacter(line, 0) + column;
  const find = (node: ts.Node): ts.Identifier | undefined =>
    ts.isIdentifier(node) && node.getStart(source) <= position && position < node.end
      ? node
      : ts.forEachChild(node, find);
  const node = find(source);
  const symbol = node && meaningOf(node, checker, () => false);
  return node && symbol ? describeName(node, symbol, checker)[0] : undefined;
}

function printName(node: ts.Identifier, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const { flags, name } = symbol;
  const type = () => checker.getTypeOfSymbolAtLocation(symbol, node);
  const typeText = () => printOnce(type(), (shown) => checker.typeToString(shown, undefined, FLAGS));
  if (flags & ts.SymbolFlags.Class) return `class ${name}`;
  if (flags & ts.SymbolFlags.Interface) return `interface ${name}`;
  if (flags & ts.SymbolFlags.Enum) return `enum ${name}`;
  if (flags & ts.SymbolFlags.TypeAlias) {
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${checker.typeToString(declared, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias)}`;
  }
  if (flags & ts.SymbolFlags.TypeParameter) return `type parameter ${name}`;
  if (flags & ts.SymbolFlags.Module) return `namespace ${node.text}`;
  if (flags & ts.SymbolFlags.EnumMember) return `${ownerOf(symbol)}${name}: ${typeText()}`;
  const first =
    flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)
      ? signatureAt(node, type().getCallSignatures(), checker)
      : undefined;
  if (first)
    return `${flags & ts.SymbolFlags.Function ? 'function ' : ownerOf(symbol)}${name}${printOnce(first, (shown) => checker.signatureToString(shown, undefined, FLAGS))}`;
  if (flags & ts.SymbolFlags.ClassMember)
    return `${ownerOf(symbol)}${name}${flags & ts.SymbolFlags.Optional ? '?' : ''}: ${typeText()}`;
  return `${keywordOf(symbol)}${name}: ${typeText()}`;
}

/** Caches printed types and signatures: printing is slow, and many names share a type. */
const printed = new WeakMap<object, string>();

function printOnce<T extends object>(what: T, print: (what: T) => string): string {
  const known = printed.get(what);
  if (known !== undefined) return known;
  const text = print(what);
  printed.set(what, text);
  return text;
}

function ownerOf(symbol: ts.Symbol): string {
  const owner = symbol.declarations?.[0]?.parent;
  const named =
    owner && (ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner) || ts.isEnumDeclaration(owner));
  return named && owner.name ? `${owner.name.text}.` : '';
}

function keywordOf({ valueDeclaration: declaration }: ts.Symbol): string {
  if (!declaration || !ts.isVariableDeclaration(declaration)) return '';
  const flags = ts.getCombinedNodeFlags(declaration);
  return flags & ts.NodeFlags.Const ? 'const ' : flags & ts.NodeFlags.Let ? 'let ' : 'var ';
}

/**
 * Returns the overload that a call uses. Skips the slow argument check for a single plain
 * signature.
 */
function signatureAt(
  node: ts.Identifier,
  signatures: readonly ts.Signature[],
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const call = callee.parent;
  const [first] = signatures;
  if (!ts.isCallExpression(call) || call.expression !== callee) return first;
  const isCertain = signatures.length === 1 && !first?.typeParameters && !ts.isOptionalChain(call);
  return isCertain ? first : (checker.getResolvedSignature(call) ?? first);
}

function translatedSummaries(symbol: ts.Symbol, checker: ts.TypeChecker): [locale: string, text: string][] {
  const tags = symbol.getJsDocTags(checker);
  return translatedLocales.flatMap((locale): [string, string][] => {
    const tag = tags.find(({ name }) => `@${name}` === localeTag(locale));
    const text = firstSentence(ts.displayPartsToString(tag?.text));
    return text === '' ? [] : [[locale, text]];
  });
}

/** Extracts a comment's first sentence as plain text. */
function firstSentence(comment: string): string {
  const text = comment
    .replace(/\{@\w+ ([^{}]*)\}/g, (_, link: string) => link.trim().replace(/^[^\s|]+[ |]+/, ''))
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
  return (/^.*?[.!?](?= |$)(?<!\b(?:e\.g|i\.e|etc)\.)/u.exec(text)?.[0] ?? text).slice(0, 300);
}
