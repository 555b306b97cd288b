import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type ParameterReflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { inlineCode, partsToMarkdown } from './comment-markdown';
import { cellProse, inItsLanguage, inlineInItsLanguage, table, type PageWriter } from './page-writer';
import { parameterName } from './print-parts';
import { printType } from './print-type';

/** Makes the title of a part of a page: a heading, or a bold line below a member. */
type TitleMaker = (title: string, id: string) => string;

/** Structural headings of a page; their ids give way to members of the same name. */
export function createHeadingMaker(memberIds: ReadonlySet<string>): TitleMaker {
  return (title, id) => `## ${title} {#${memberIds.has(id) ? `${id}-section` : id}}`;
}

/** For parts of a member, which are too small for the outline of the page. */
export const boldTitle: TitleMaker = (title) => `**${title}**`;

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
  const blocks: string[] = [];
  if (signature.typeParameters?.length && !isConstructor) {
    blocks.push(
      title(words.typeParameters, 'type-parameters'),
      typeParameterTable(signature.typeParameters, writer),
    );
  }
  if (signature.parameters?.length) {
    blocks.push(title(words.parameters, 'parameters'), parameterTable(signature.parameters, writer));
  }
  if (!isConstructor) blocks.push(...returns(signature, writer, title));
  const throws = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@throws');
  if (throws.length > 0) blocks.push(title(words.throws, 'throws'), tagList(throws, writer));
  for (const part of throws.flatMap(({ content }) => content))
    if (part.kind === 'code') writer.onName(part.text.replaceAll('`', ''));
  return [...blocks, ...examples(comment, writer, title)];
}

function parameterTable(parameters: readonly ParameterReflection[], writer: PageWriter): string {
  const { words } = writer;
  return table(
    [words.name, words.type, words.description],
    parameters.map((parameter) => {
      const preset = parameter.defaultValue && parameter.defaultValue !== '...' ? parameter.defaultValue : '';
      const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
      return [
        inlineCode(`${parameter.flags.isRest ? '...' : ''}${parameterName(parameter)}`) +
          (optional ? ` *${words.optional}*` : ''),
        inlineCode(printType(parameter.type, writer.onReference)),
        [cellProse(parameter.comment, writer), preset ? `${words.defaultValue}: ${inlineCode(preset)}.` : '']
          .filter(Boolean)
          .join(' '),
      ];
    }),
  );
}

function returns(signature: SignatureReflection, writer: PageWriter, title: TitleMaker): string[] {
  const tag = signature.comment?.getTag('@returns');
  const type = printType(signature.type, writer.onReference);
  if (!tag && ['void', 'any'].includes(type)) return [];
  const heading = title(writer.words.returns, 'returns');
  const text = tag ? partsToMarkdown(tag.content, writer.linkTo) : '';
  // The signature right above already shows a type this long.
  if (type.length > INLINE_TYPE || type.includes('\n')) {
    return text ? [heading, inItsLanguage(text, tag, writer)] : [];
  }
  if (text.includes('\n\n')) return [heading, inlineCode(type), inItsLanguage(text, tag, writer)];
  return [heading, inlineCode(type) + (text ? ` — ${inlineInItsLanguage(text, tag, writer)}` : '')];
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
  writer: PageWriter,
): string {
  const { words } = writer;
  return table(
    [words.name, words.constraint, words.description],
    parameters.map((parameter) => [
      inlineCode(parameter.name),
      constraintOf(parameter, writer),
      cellProse(parameter.comment, writer),
    ]),
  );
}

function constraintOf(parameter: TypeParameterReflection, writer: PageWriter): string {
  const parts = [
    parameter.type ? `extends ${printType(parameter.type, writer.onReference)}` : '',
    parameter.default ? `= ${printType(parameter.default, writer.onReference)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? inlineCode(parts.join(' ')) : '';
}
