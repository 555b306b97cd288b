import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type { SymbolBlock, SymbolRow } from '../../../../../src/model/symbol-content';
import { inlineCode, splitParagraph } from '../../../../shared/markdown-text';
import type { PrintedSignature, PrintedTypeParameter } from '../code/code-printer';
import { ANY, type PrintedCode } from '../code/print-node';
import { sectionBlocks, type DetailSection, type TitleMaker } from './detail-sections';
import { commentText, ownText, prose, textOf, typedText, type PageWriter } from './page-writer';
import { functionsIn, isDescribed, propertiesIn } from './type-members';

/** Return types with more characters are not repeated below the signature. */
const INLINE_TYPE = 64;

/** The same for a member's parameters, whose types have to fit into the names' column. */
const INLINE_PARAMETER_TYPE = 36;

/**
 * Describes type parameters, parameters, return value, exceptions, and examples.
 *
 * @param heading - Creates the titles; null below a member.
 */
export function signatureDetails(
  signature: SignatureReflection,
  writer: PageWriter,
  heading: TitleMaker | null = null,
): SymbolBlock[] {
  return sectionBlocks(detailSections(signature, writer, heading === null), heading);
}

/** Collects what `signatureDetails` describes. */
export function detailSections(
  signature: SignatureReflection,
  writer: PageWriter,
  isMember: boolean,
): DetailSection[] {
  const { words } = writer;
  const { comment, parameters = [], typeParameters = [] } = signature;
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  const printed = writer.printer.signature(signature);
  const named = parameters.map((parameter, index) => ({
    parameter,
    code: printed.parameters[index],
    name: printed.parameters[index]?.name ?? parameter.name,
  }));
  const maxTypeLength = isMember ? INLINE_PARAMETER_TYPE : Infinity;
  return [
    typeParameterSection(isConstructor ? [] : typeParameters, printed.typeParameters, writer),
    {
      title: words('parameters'),
      id: 'parameters',
      head: [words('name'), words('type'), words('description')],
      rows: named.flatMap(({ parameter, code, name }) => [
        parameterRow(parameter, code, maxTypeLength, writer),
        ...nestedRows(parameter.type, name, writer),
      ]),
      groups: grouped(named.flatMap(({ parameter, name }) => functionDetails(parameter.type, name, writer))),
    },
    ...(isConstructor ? [] : [returnSection(signature, printed.returns ?? ANY, writer)]),
    ...commentSections(comment, writer),
  ];
}

function returnSection(signature: SignatureReflection, type: PrintedCode, writer: PageWriter): DetailSection {
  return textSection(writer.words('returns'), 'returns', [
    ...returns(signature, type, writer),
    ...nestedTable(signature.type, '', writer),
    ...functionDetails(signature.type, '', writer),
  ]);
}

/** Creates a section without rows. */
export function textSection(title: string, id: string, blocks: readonly SymbolBlock[]): DetailSection {
  return { title, id, head: [], rows: [], groups: grouped(blocks) };
}

function grouped(blocks: readonly SymbolBlock[]): (readonly SymbolBlock[])[] {
  return blocks.length > 0 ? [blocks] : [];
}

/** Describes the function and object types in a value's type. */
export function typeDetails(
  type: SomeType | undefined,
  comment: Comment | undefined,
  writer: PageWriter,
  heading: TitleMaker | null = null,
): SymbolBlock[] {
  return [
    ...nestedTable(type, '', writer),
    ...functionDetails(type, '', writer),
    ...sectionBlocks(commentSections(comment, writer), heading),
  ];
}

/** Describes the documented properties of the object types in a type, with their paths. */
function nestedRows(type: SomeType | undefined, path: string, writer: PageWriter): SymbolRow[] {
  return propertiesIn(type, path).map(({ path: name, property, comment }) => ({
    name,
    notes: property.flags.isOptional ? [writer.words('optional')] : [],
    code: writer.withLinks(writer.printer.typeOf(property)),
    ...described(comment, writer),
  }));
}

function nestedTable(type: SomeType | undefined, path: string, writer: PageWriter): SymbolBlock[] {
  const { words } = writer;
  const rows = nestedRows(type, path, writer);
  return rows.length > 0
    ? [{ type: 'rows', head: [words('name'), words('type'), words('description')], rows }]
    : [];
}

/** Describes the parameters and return values of the functions in a type. */
function functionDetails(type: SomeType | undefined, path: string, writer: PageWriter): SymbolBlock[] {
  return functionsIn(type, path)
    .filter(({ path: name, signature }) => isDescribed(signature) || (name === '' && signature.comment))
    .flatMap(({ path: name, signature }) => [
      ...(name ? [{ type: 'name', title: name } as const] : prose(signature.comment, writer)),
      ...signatureDetails(signature, writer),
    ]);
}

/** Collects a comment's exceptions, examples, and "see also" links. */
export function commentSections(comment: Comment | undefined, writer: PageWriter): DetailSection[] {
  const { words } = writer;
  const tagged = (name: string) => (comment?.blockTags ?? []).filter(({ tag }) => tag === name);
  const [thrown, examples, see] = [tagged('@throws'), tagged('@example'), tagged('@see')];
  for (const part of thrown.flatMap(({ content }) => content))
    if (part.kind === 'code') writer.onName(part.text.replaceAll('`', ''));
  return [
    textSection(words('throws'), 'throws', tagList(thrown, writer)),
    {
      ...textSection(examples.length > 1 ? words('examples') : words('example'), 'examples', []),
      groups: examples.map((tag) => [exampleBlock(tag, writer)]),
    },
    textSection(words('seeAlso'), 'see-also', tagList(see, writer)),
  ];
}

/** Returns a row's description, without the field if there is none. */
export function described(
  owner: Comment | CommentTag | undefined,
  writer: PageWriter,
): Pick<SymbolRow, 'text'> {
  const text = textOf(owner, writer);
  return text ? { text } : {};
}

function parameterRow(
  parameter: ParameterReflection,
  printed: PrintedSignature['parameters'][number] | undefined,
  maxTypeLength: number,
  writer: PageWriter,
): SymbolRow {
  const { words } = writer;
  const type = printed?.type ?? ANY;
  const defaultText =
    parameter.defaultValue && parameter.defaultValue !== '...' ? parameter.defaultValue : '';
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
  return {
    name: `${parameter.flags.isRest ? '...' : ''}${printed?.name ?? parameter.name}`,
    notes: optional ? [words('optional')] : [],
    ...(type.code.length > maxTypeLength ? {} : { code: writer.withLinks(type) }),
    ...described(parameter.comment, writer),
    ...(defaultText && { note: ownText(`${words('defaultValue')}: ${inlineCode(defaultText)}.`) }),
  };
}

function returns(signature: SignatureReflection, type: PrintedCode, writer: PageWriter): SymbolBlock[] {
  const tag = signature.comment?.getTag('@returns');
  if (!tag && ['void', 'any'].includes(type.code)) return [];
  const text = textOf(tag, writer);
  const below = text ? [{ type: 'text', text } as const] : [];
  // The signature right above already shows long types.
  if (type.code.length > INLINE_TYPE) return below;
  const code = writer.withLinks(type);
  return text && splitParagraph(text.markdown).rest
    ? [{ type: 'value', code }, ...below]
    : [{ type: 'value', code, ...(text && { text }) }];
}

/** Returns an example. Its title can be in a `<caption>`, as in JSDoc. */
function exampleBlock(tag: CommentTag, writer: PageWriter): SymbolBlock {
  const caption = tag.name ? [{ kind: 'text' as const, text: `${tag.name}\n\n` }] : [];
  const { markdown, isForeign } = commentText([...caption, ...tag.content], tag, writer);
  return {
    type: 'text',
    text: { markdown: markdown.replace(/^\\<caption>(.*)\\<\/caption>/, '$1'), isForeign },
  };
}

/** Lists tags. TypeDoc joins several "see also" tags into one with a list. */
function tagList(tags: readonly CommentTag[], writer: PageWriter): SymbolBlock[] {
  const texts = tags.map((tag) => typedText(tag, writer));
  const [text] = texts;
  if (!text) return [];
  const isList = texts.length === 1 && tags[0]?.tag === '@see' && text.markdown.startsWith('- ');
  return [isList ? { type: 'text', text } : { type: 'list', texts }];
}

/** Describes type parameters with constraints and defaults. */
export function typeParameterSection(
  parameters: readonly TypeParameterReflection[],
  printed: readonly PrintedTypeParameter[],
  writer: PageWriter,
): DetailSection {
  const { words } = writer;
  return {
    title: words('typeParameters'),
    id: 'type-parameters',
    head: [words('name'), words('constraint'), words('description')],
    rows: parameters.map((parameter, index) => ({
      name: parameter.name,
      ...constraintOf(printed[index], writer),
      ...described(parameter.comment, writer),
    })),
    groups: [],
  };
}

function constraintOf(
  parameter: PrintedTypeParameter | undefined,
  writer: PageWriter,
): Pick<SymbolRow, 'code'> {
  const code = { code: '', names: [] as PrintedCode['names'] };
  for (const [word, part] of [
    ['extends ', parameter?.constraint],
    ['= ', parameter?.defaultType],
  ] as const) {
    if (!part) continue;
    const begin = `${code.code}${code.code ? ' ' : ''}${word}`;
    code.names.push(...part.names.map((name) => ({ ...name, offset: name.offset + begin.length })));
    code.code = begin + part.code;
  }
  return code.code ? { code: writer.withLinks(code) } : {};
}
