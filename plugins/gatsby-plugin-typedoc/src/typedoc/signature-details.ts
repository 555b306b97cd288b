import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { partsToMarkdown, splitParagraph } from './comment-markdown';
import { inlineCode } from './inline-code';
import { describedTable, nestedRows, nestedTable, type DescribedRow } from './described-table';
import {
  codeWithLinks,
  inItsLanguage,
  inlineInItsLanguage,
  prose,
  typedText,
  type PageWriter,
} from './page-writer';
import { writeSections, type DetailSection } from './detail-sections';
import type { PrintedCode } from './print-node';
import { functionsIn, isDescribed } from './type-members';
import type { PrintedSignature, PrintedTypeParameter } from './code-printer';

/** Creates a section title: a heading, or a bold line below a member. */
export type TitleMaker = (title: string, id: string) => string;

/** Creates headings whose IDs don't conflict with member IDs. */
export function createHeadingMaker(memberIds: ReadonlySet<string>): TitleMaker {
  return (title, id) => `## ${title} {#${memberIds.has(id) ? `${id}-section` : id}}`;
}

/** For member sections, which are too small for the page outline. */
export const boldTitle: TitleMaker = (title) => `**${title}**`;

const ANY: PrintedCode = { code: 'any', names: [] };

/** Return types with more characters are not repeated below the signature. */
const INLINE_TYPE = 64;

/** The same for a member's parameters, whose types have to fit into the names' column. */
const INLINE_PARAMETER_TYPE = 36;

/** Lists type parameters, parameters, return value, exceptions, and examples. */
export function signatureDetails(
  signature: SignatureReflection,
  writer: PageWriter,
  title: TitleMaker,
): string[] {
  return writeSections(detailSections(signature, writer, title), writer);
}

/** Collects what `signatureDetails` lists. */
export function detailSections(
  signature: SignatureReflection,
  writer: PageWriter,
  title: TitleMaker,
): DetailSection[] {
  const { words } = writer;
  const { comment } = signature;
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  const printed = writer.printer.signature(signature);
  const types = isConstructor ? [] : (signature.typeParameters ?? []);
  const sections: DetailSection[] = [
    {
      title: title(words.typeParameters, 'type-parameters'),
      head: [words.name, words.constraint, words.description],
      rows: typeParameterRows(types, printed.typeParameters, writer),
      blocks: [],
    },
    {
      title: title(words.parameters, 'parameters'),
      head: [words.name, words.type, words.description],
      rows: (signature.parameters ?? []).flatMap((parameter, index) => [
        parameterRow(
          parameter,
          printed.parameters[index],
          title === boldTitle ? INLINE_PARAMETER_TYPE : Infinity,
          writer,
        ),
        ...nestedRows(parameter.type, printed.parameters[index]?.name ?? parameter.name, writer),
      ]),
      blocks: joined(
        (signature.parameters ?? []).flatMap((parameter, index) =>
          functionDetails(parameter.type, printed.parameters[index]?.name ?? parameter.name, writer),
        ),
      ),
    },
  ];
  if (!isConstructor) {
    const [first = '', ...more] = returns(signature, printed.returns, writer);
    const blocks = [
      ...more,
      ...nestedTable(signature.type, '', writer),
      ...functionDetails(signature.type, '', writer),
    ];
    // Below a member, a type and its text continue the title's line.
    const isInline = title === boldTitle && first.startsWith('`');
    if (isInline) blocks.unshift(`**${words.returns}:** ${first}`);
    else if (first) blocks.unshift(first);
    sections.push({
      title: isInline ? null : title(words.returns, 'returns'),
      head: [],
      rows: [],
      blocks: joined(blocks),
    });
  }
  const rest = [...throws(comment, writer, title), ...examples(comment, writer, title)];
  return [...sections, { title: null, head: [], rows: [], blocks: joined(rest) }];
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
  title: TitleMaker = boldTitle,
): string[] {
  return [
    ...nestedTable(type, '', writer),
    ...functionDetails(type, '', writer),
    ...throws(comment, writer, title),
    ...examples(comment, writer, title),
  ];
}

/** Describes the parameters and return values of the functions in a type. */
function functionDetails(type: SomeType | undefined, path: string, writer: PageWriter): string[] {
  return functionsIn(type, path)
    .filter(({ path: name, signature }) => isDescribed(signature) || (name === '' && signature.comment))
    .flatMap(({ path: name, signature }) => [
      ...(name ? [`**${inlineCode(name)}**`] : prose(signature.comment, writer)),
      ...signatureDetails(signature, writer, boldTitle),
    ]);
}

/** Lists the exceptions in a comment. */
export function throws(comment: Comment | undefined, writer: PageWriter, title: TitleMaker): string[] {
  const tags = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@throws');
  for (const part of tags.flatMap(({ content }) => content))
    if (part.kind === 'code') writer.onName(part.text.replaceAll('`', ''));
  return tags.length > 0 ? [title(writer.words.throws, 'throws'), tagList(tags, writer)] : [];
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
        (optional ? ` *${words.optional}*` : ''),
      type.code.length > maxTypeLength ? '' : codeWithLinks(type, writer),
    ],
    text: parameter.comment,
    note: defaultText ? `${words.defaultValue}: ${inlineCode(defaultText)}.` : '',
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

/** Writes a comment's examples and "see also" links. */
export function examples(comment: Comment | undefined, writer: PageWriter, title: TitleMaker): string[] {
  const { words } = writer;
  const tags = comment?.blockTags ?? [];
  const found = tags.filter(({ tag }) => tag === '@example');
  const see = tags.filter(({ tag }) => tag === '@see');
  const blocks: string[] = [];
  if (found.length > 0) blocks.push(title(found.length > 1 ? words.examples : words.example, 'examples'));
  for (const tag of found) {
    const caption = tag.name ? [{ kind: 'text' as const, text: `${tag.name}\n\n` }] : [];
    const text = partsToMarkdown([...caption, ...tag.content], writer.linkTo).replace(
      /^\\<caption>(.*)\\<\/caption>/,
      '$1',
    );
    const parts = text.split(/^(`{3,}.*\n[\s\S]*?^`{3,})$/m);
    blocks.push(...parts.map((part) => inExample(part.trim(), tag, writer)));
  }
  if (see.length > 0) blocks.push(title(words.seeAlso, 'see-also'), tagList(see, writer));
  return blocks.filter(Boolean);
}

/** Lists tags. TypeDoc joins several "see also" tags into one with a list. */
function tagList(tags: readonly CommentTag[], writer: PageWriter): string {
  return tags
    .map((tag) => {
      const text = inItsLanguage(typedText(tag, writer), tag, writer);
      return tag.tag === '@see' && text.startsWith('- ') ? text : `- ${text.replace(/\n(?=.)/g, '\n  ')}`;
    })
    .join('\n');
}

/** Code needs no language mark, but the text around it does. */
function inExample(part: string, tag: CommentTag, writer: PageWriter): string {
  return part.startsWith('```') ? part : inItsLanguage(part, tag, writer);
}

/** Writes a table with type parameters, constraints, defaults, and descriptions. */
export function typeParameterTable(
  parameters: readonly TypeParameterReflection[],
  printed: readonly PrintedTypeParameter[],
  writer: PageWriter,
): string[] {
  const { words } = writer;
  return describedTable(
    [words.name, words.constraint, words.description],
    typeParameterRows(parameters, printed, writer),
    writer,
  );
}

function typeParameterRows(
  parameters: readonly TypeParameterReflection[],
  printed: readonly PrintedTypeParameter[],
  writer: PageWriter,
): DescribedRow[] {
  return parameters.map((parameter, index) => ({
    cells: [inlineCode(parameter.name), constraintOf(printed[index], writer)],
    text: parameter.comment,
  }));
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
