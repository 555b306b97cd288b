import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type ParameterReflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { inlineCode, partsToMarkdown } from './comment-markdown';
import {
  cellProse,
  codeWithLinks,
  inItsLanguage,
  inlineInItsLanguage,
  table,
  type PageWriter,
} from './page-writer';
import type { PrintedCode } from './print-node';
import type { PrintedSignature, PrintedTypeParameter } from './code-printer';

/** Makes the title of a part of a page: a heading, or a bold line below a member. */
type TitleMaker = (title: string, id: string) => string;

/** Structural headings of a page; their ids give way to members of the same name. */
export function createHeadingMaker(memberIds: ReadonlySet<string>): TitleMaker {
  return (title, id) => `## ${title} {#${memberIds.has(id) ? `${id}-section` : id}}`;
}

/** For parts of a member, which are too small for the outline of the page. */
export const boldTitle: TitleMaker = (title) => `**${title}**`;

const ANY: PrintedCode = { code: 'any', names: [] };

/** A type longer than this, in characters, is not repeated. */
const INLINE_TYPE = 64;

/** The details below a signature: type parameters, parameters, result, exceptions, examples. */
export function signatureDetails(
  signature: SignatureReflection,
  writer: PageWriter,
  title: TitleMaker,
): string[] {
  const { words } = writer;
  const { comment } = signature;
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  const printed = writer.printer.signature(signature);
  const blocks: string[] = [];
  if (signature.typeParameters?.length && !isConstructor) {
    blocks.push(
      title(words.typeParameters, 'type-parameters'),
      typeParameterTable(signature.typeParameters, printed.typeParameters, writer),
    );
  }
  if (signature.parameters?.length) {
    blocks.push(
      title(words.parameters, 'parameters'),
      parameterTable(signature.parameters, printed.parameters, writer),
    );
  }
  if (!isConstructor) blocks.push(...returns(signature, printed.returns, writer, title));
  const throws = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@throws');
  if (throws.length > 0) blocks.push(title(words.throws, 'throws'), tagList(throws, writer));
  for (const part of throws.flatMap(({ content }) => content))
    if (part.kind === 'code') writer.onName(part.text.replaceAll('`', ''));
  return [...blocks, ...examples(comment, writer, title)];
}

function parameterTable(
  parameters: readonly ParameterReflection[],
  printed: PrintedSignature['parameters'],
  writer: PageWriter,
): string {
  const { words } = writer;
  return table(
    [words.name, words.type, words.description],
    parameters.map((parameter, index) => {
      const preset = parameter.defaultValue && parameter.defaultValue !== '...' ? parameter.defaultValue : '';
      const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
      return [
        inlineCode(`${parameter.flags.isRest ? '...' : ''}${printed[index]?.name ?? parameter.name}`) +
          (optional ? ` *${words.optional}*` : ''),
        codeWithLinks(printed[index]?.type ?? ANY, writer),
        [cellProse(parameter.comment, writer), preset ? `${words.defaultValue}: ${inlineCode(preset)}.` : '']
          .filter(Boolean)
          .join(' '),
      ];
    }),
  );
}

function returns(
  signature: SignatureReflection,
  printed: PrintedCode | null,
  writer: PageWriter,
  title: TitleMaker,
): string[] {
  const tag = signature.comment?.getTag('@returns');
  const type = printed ?? ANY;
  if (!tag && ['void', 'any'].includes(type.code)) return [];
  const heading = title(writer.words.returns, 'returns');
  const text = tag ? partsToMarkdown(tag.content, writer.linkTo) : '';
  // The signature right above already shows a type this long.
  if (type.code.length > INLINE_TYPE) {
    return text ? [heading, inItsLanguage(text, tag, writer)] : [];
  }
  if (text.includes('\n\n')) return [heading, codeWithLinks(type, writer), inItsLanguage(text, tag, writer)];
  return [
    heading,
    codeWithLinks(type, writer) + (text ? ` — ${inlineInItsLanguage(text, tag, writer)}` : ''),
  ];
}

/** Examples and "see also" of a comment. */
export function examples(comment: Comment | undefined, writer: PageWriter, title: TitleMaker): string[] {
  const { words } = writer;
  const tags = comment?.blockTags ?? [];
  const found = tags.filter(({ tag }) => tag === '@example');
  const see = tags.filter(({ tag }) => tag === '@see');
  const blocks: string[] = [];
  if (found.length > 0) blocks.push(title(found.length > 1 ? words.examples : words.example, 'examples'));
  for (const tag of found) {
    if (tag.name) blocks.push(inItsLanguage(tag.name, tag, writer));
    const text = partsToMarkdown(tag.content, writer.linkTo);
    if (!text.includes('```')) blocks.push(`\`\`\`ts\n${text}\n\`\`\``);
    else
      blocks.push(...text.split(/^(```[\s\S]*?^```)$/m).map((part) => inExample(part.trim(), tag, writer)));
  }
  if (see.length > 0) blocks.push(title(words.seeAlso, 'see-also'), tagList(see, writer));
  return blocks.filter(Boolean);
}

function tagList(tags: readonly CommentTag[], writer: PageWriter): string {
  return tags
    .map((tag) => {
      const text = partsToMarkdown(tag.content, writer.linkTo).replace(/^- /, '');
      return `- ${inItsLanguage(text, tag, writer).replace(/\n(?=.)/g, '\n  ')}`;
    })
    .join('\n');
}

/** Code has no language of its own to mark; the words around it have. */
function inExample(part: string, tag: CommentTag, writer: PageWriter): string {
  return part.startsWith('```') ? part : inItsLanguage(part, tag, writer);
}

/** Table of type parameters with their constraints, defaults and meaning. */
export function typeParameterTable(
  parameters: readonly TypeParameterReflection[],
  printed: readonly PrintedTypeParameter[],
  writer: PageWriter,
): string {
  const { words } = writer;
  return table(
    [words.name, words.constraint, words.description],
    parameters.map((parameter, index) => [
      inlineCode(parameter.name),
      constraintOf(printed[index], writer),
      cellProse(parameter.comment, writer),
    ]),
  );
}

function constraintOf(parameter: PrintedTypeParameter | undefined, writer: PageWriter): string {
  const code = { code: '', names: [] as PrintedCode['names'] };
  for (const [word, part] of [
    ['extends ', parameter?.constraint],
    ['= ', parameter?.preset],
  ] as const) {
    if (!part) continue;
    const begin = `${code.code}${code.code ? ' ' : ''}${word}`;
    code.names.push(...part.names.map((name) => ({ ...name, offset: name.offset + begin.length })));
    code.code = begin + part.code;
  }
  return code.code ? codeWithLinks(code, writer) : '';
}
