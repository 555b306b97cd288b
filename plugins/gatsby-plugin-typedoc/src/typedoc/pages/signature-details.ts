import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { partsToMarkdown, splitParagraph } from '../comments/comment-markdown';
import { inlineCode } from '../inline-code';
import { nestedRows, nestedTable, type DescribedRow } from './described-table';
import {
  codeWithLinks,
  inItsLanguage,
  inlineInItsLanguage,
  prose,
  typedText,
  type PageWriter,
} from './page-writer';
import { writeSections, type DetailSection, type HeadingMaker } from './detail-sections';
import { ANY, type PrintedCode } from '../code/print-node';
import { functionsIn, isDescribed } from './type-members';
import type { PrintedSignature, PrintedTypeParameter } from '../code/code-printer';

/** Return types with more characters are not repeated below the signature. */
const INLINE_TYPE = 64;

/** The same for a member's parameters, whose types have to fit into the names' column. */
const INLINE_PARAMETER_TYPE = 36;

/**
 * Lists type parameters, parameters, return value, exceptions, and examples.
 *
 * @param heading - Creates the titles; null below a member.
 */
export function signatureDetails(
  signature: SignatureReflection,
  writer: PageWriter,
  heading: HeadingMaker | null = null,
): string[] {
  return writeSections(detailSections(signature, writer, heading === null), writer, heading);
}

/** Collects what `signatureDetails` lists. */
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
      blocks: joined(named.flatMap(({ parameter, name }) => functionDetails(parameter.type, name, writer))),
    },
    ...(isConstructor ? [] : [returnSection(signature, printed.returns, writer)]),
    ...commentSections(comment, writer),
  ];
}

function returnSection(
  signature: SignatureReflection,
  printed: PrintedCode | null,
  writer: PageWriter,
): DetailSection {
  const blocks = returns(signature, printed, writer);
  const details = [
    ...nestedTable(signature.type, '', writer),
    ...functionDetails(signature.type, '', writer),
  ];
  return {
    ...textSection(writer.words('returns'), 'returns', [...blocks, ...details]),
    isInline: blocks[0]?.startsWith('`') === true,
  };
}

/** Creates a section without a table. */
export function textSection(title: string, id: string, blocks: readonly string[]): DetailSection {
  return { title, id, head: [], rows: [], blocks: joined(blocks) };
}

/** Joins blocks that belong together. Separate blocks could be split between overloads. */
function joined(blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [blocks.join('\n\n')] : [];
}

/** Describes the function and object types in a value's type. */
export function typeDetails(
  type: SomeType | undefined,
  comment: Comment | undefined,
  writer: PageWriter,
  heading: HeadingMaker | null = null,
): string[] {
  return [
    ...nestedTable(type, '', writer),
    ...functionDetails(type, '', writer),
    ...writeSections(commentSections(comment, writer), writer, heading),
  ];
}

/** Describes the parameters and return values of the functions in a type. */
function functionDetails(type: SomeType | undefined, path: string, writer: PageWriter): string[] {
  return functionsIn(type, path)
    .filter(({ path: name, signature }) => isDescribed(signature) || (name === '' && signature.comment))
    .flatMap(({ path: name, signature }) => [
      ...(name ? [`**${inlineCode(name)}**`] : prose(signature.comment, writer)),
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
    textSection(
      examples.length > 1 ? words('examples') : words('example'),
      'examples',
      examples.flatMap((tag) => exampleBlocks(tag, writer)),
    ),
    textSection(words('seeAlso'), 'see-also', tagList(see, writer)),
  ];
}

function parameterRow(
  parameter: ParameterReflection,
  printed: PrintedSignature['parameters'][number] | undefined,
  maxTypeLength: number,
  writer: PageWriter,
): DescribedRow {
  const { words } = writer;
  const type = printed?.type ?? ANY;
  const defaultText =
    parameter.defaultValue && parameter.defaultValue !== '...' ? parameter.defaultValue : '';
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
  return {
    cells: [
      inlineCode(`${parameter.flags.isRest ? '...' : ''}${printed?.name ?? parameter.name}`) +
        (optional ? ` *${words('optional')}*` : ''),
      type.code.length > maxTypeLength ? '' : codeWithLinks(type, writer),
    ],
    text: parameter.comment,
    note: defaultText ? `${words('defaultValue')}: ${inlineCode(defaultText)}.` : '',
  };
}

function returns(signature: SignatureReflection, printed: PrintedCode | null, writer: PageWriter): string[] {
  const tag = signature.comment?.getTag('@returns');
  const type = printed ?? ANY;
  if (!tag && ['void', 'any'].includes(type.code)) return [];
  const text = tag ? partsToMarkdown(tag.content, writer.linkTo) : '';
  // The signature right above already shows long types.
  if (type.code.length > INLINE_TYPE) {
    return text ? [inItsLanguage(text, tag, writer)] : [];
  }
  if (splitParagraph(text).rest) return [codeWithLinks(type, writer), inItsLanguage(text, tag, writer)];
  return [codeWithLinks(type, writer) + (text ? ` — ${inlineInItsLanguage(text, tag, writer)}` : '')];
}

/** Writes an example. Its title can be in a `<caption>`, as in JSDoc. */
function exampleBlocks(tag: CommentTag, writer: PageWriter): string[] {
  const caption = tag.name ? [{ kind: 'text' as const, text: `${tag.name}\n\n` }] : [];
  return partsToMarkdown([...caption, ...tag.content], writer.linkTo)
    .replace(/^\\<caption>(.*)\\<\/caption>/, '$1')
    .split(/^(`{3,}.*\n[\s\S]*?^`{3,})$/m)
    .map((part) => inExample(part.trim(), tag, writer))
    .filter(Boolean);
}

/** Lists tags. TypeDoc joins several "see also" tags into one with a list. */
function tagList(tags: readonly CommentTag[], writer: PageWriter): string[] {
  const items = tags.map((tag) => {
    const text = inItsLanguage(typedText(tag, writer), tag, writer);
    return tag.tag === '@see' && text.startsWith('- ') ? text : `- ${text.replace(/\n(?=.)/g, '\n  ')}`;
  });
  return items.length > 0 ? [items.join('\n')] : [];
}

/** Code needs no language mark, but the text around it does. */
function inExample(part: string, tag: CommentTag, writer: PageWriter): string {
  return part.startsWith('```') ? part : inItsLanguage(part, tag, writer);
}

/** Lists type parameters with constraints, defaults, and descriptions. */
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
      cells: [inlineCode(parameter.name), constraintOf(printed[index], writer)],
      text: parameter.comment,
    })),
    blocks: [],
  };
}

function constraintOf(parameter: PrintedTypeParameter | undefined, writer: PageWriter): string {
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
  return code.code ? codeWithLinks(code, writer) : '';
}
