import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type { SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';
import { inlineCode, splitParagraph } from '../../../../../src/model/text/markdown-text';
import { printContent } from '../../../../../src/model/reference/print-content';
import type { PrintedSignature, PrintedTypeParameter } from '../code/code-printer';
import { ANY, type PrintedCode } from '../code/print-node';
import { defaultOf } from '../default-value';
import { sectionBlocks, type DetailSection, type TitleMaker } from './detail-sections';
import { ownText } from './own-text';
import { commentText, prose, textOf, typedText, type WriterContext } from './writer-context';
import { distinct, functionsIn, isDescribed, propertiesIn } from './type-members';

/**
 * Describes type parameters, parameters, return value, exceptions, and examples.
 *
 * @param heading - Creates the titles; null below a member.
 */
export function signatureDetails(
  signature: SignatureReflection,
  context: WriterContext,
  heading: TitleMaker | null = null,
): SimpleBlock[] {
  return sectionBlocks(detailSections(signature, context), heading);
}

/** Collects what `signatureDetails` describes. */
export function detailSections(signature: SignatureReflection, context: WriterContext): DetailSection[] {
  const { t } = context;
  const { comment, parameters = [], typeParameters = [] } = signature;
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  const printed = context.printer.signature(signature);
  const named = parameters.map((parameter, index) => {
    const code = printed.parameters[index];
    const name = code?.name ?? parameter.name;
    // The properties of a destructured parameter have no path: nothing names the parameter.
    return { parameter, code, name: name.startsWith('{') ? '' : name };
  });
  return [
    typeParameterSection(isConstructor ? [] : typeParameters, printed.typeParameters, context),
    {
      title: t('parameters'),
      id: 'parameters',
      head: [t('name'), t('type'), t('description')],
      rows: named.flatMap(({ parameter, code, name }) => [
        parameterRow(parameter, code, context),
        ...nestedRows(parameter.type, name, context),
      ]),
      groups: grouped(named.flatMap(({ parameter, name }) => functionDetails(parameter.type, name, context))),
    },
    ...(isConstructor ? [] : [returnSection(signature, printed.returns ?? ANY, context)]),
    ...commentSections(comment, context),
  ];
}

function returnSection(
  signature: SignatureReflection,
  type: PrintedCode,
  context: WriterContext,
): DetailSection {
  return textSection(context.t('returns'), 'returns', [
    ...returns(signature, type, context),
    ...nestedTable(signature.type, '', context),
    ...functionDetails(signature.type, '', context),
  ]);
}

/** Creates a section without rows. */
export function textSection(title: string, id: string, blocks: readonly SimpleBlock[]): DetailSection {
  return { title, id, head: [], rows: [], groups: grouped(blocks) };
}

function grouped(blocks: readonly SimpleBlock[]): (readonly SimpleBlock[])[] {
  return blocks.length > 0 ? [blocks] : [];
}

/** Describes the function and object types in a value's type. */
export function typeDetails(
  type: SomeType | undefined,
  comment: Comment | undefined,
  context: WriterContext,
  heading: TitleMaker | null = null,
): SimpleBlock[] {
  return [
    ...nestedTable(type, '', context),
    ...functionDetails(type, '', context),
    ...sectionBlocks(commentSections(comment, context), heading),
  ];
}

/** Describes the documented properties of the object types in a type, with their paths. */
function nestedRows(type: SomeType | undefined, path: string, context: WriterContext): Row[] {
  const rows = propertiesIn(type, path).map(({ path: name, property, comment }) => ({
    name,
    notes: property.flags.isOptional ? [context.t('optional')] : [],
    code: context.withLinks(context.printer.typeOf(property)),
    ...describedFully(property, comment, context),
  }));
  return distinct(rows);
}

/** Returns the whole comment of a property that has no section of its own: its text, and its tags below. */
function describedFully(
  { signatures }: DeclarationReflection,
  comment: Comment | undefined,
  context: WriterContext,
): Pick<Row, 'text'> {
  const blocks = [
    ...prose(comment, context, []),
    // Those of a function are below the table, with its parameters.
    ...(signatures ? [] : sectionBlocks(commentSections(comment, context), null)),
  ].map((block) => (block.type === 'deprecated' ? { ...block, type: 'text' as const } : block));
  const markdown = printContent(blocks, context.t);
  return markdown ? { text: { markdown, isUntranslated: context.isUntranslated(comment) } } : {};
}

function nestedTable(type: SomeType | undefined, path: string, context: WriterContext): SimpleBlock[] {
  const { t } = context;
  const rows = nestedRows(type, path, context);
  return rows.length > 0 ? [{ type: 'rows', head: [t('name'), t('type'), t('description')], rows }] : [];
}

/** Describes the parameters and return values of the functions in a type. */
function functionDetails(type: SomeType | undefined, path: string, context: WriterContext): SimpleBlock[] {
  return functionsIn(type, path)
    .filter(({ path: name, signature }) => isDescribed(signature) || (name === '' && signature.comment))
    .flatMap(({ path: name, signature }) => [
      ...(name ? [{ type: 'name', title: name } as const] : prose(signature.comment, context)),
      ...signatureDetails(signature, context),
    ]);
}

/** Collects a comment's exceptions, examples, and "see also" links. */
export function commentSections(comment: Comment | undefined, context: WriterContext): DetailSection[] {
  const { t } = context;
  const tagged = (name: string) =>
    (comment?.blockTags ?? []).filter(
      ({ tag, content, typeAnnotation }) => tag === name && (content.length > 0 || typeAnnotation),
    );
  const [thrown, examples, see] = [tagged('@throws'), tagged('@example'), tagged('@see')];
  for (const part of thrown.flatMap(({ content }) => content))
    if (part.kind === 'code') context.linkName(part.text.replaceAll('`', ''));
  return [
    textSection(t('throws'), 'throws', tagList(thrown, context)),
    {
      ...textSection(examples.length > 1 ? t('examples') : t('example'), 'examples', []),
      groups: examples.map((tag) => [exampleBlock(tag, context)]),
    },
    textSection(t('seeAlso'), 'see-also', tagList(see, context)),
  ];
}

/** Returns a row's description, without the field if there is none. */
export function described(
  owner: Comment | CommentTag | undefined,
  context: WriterContext,
): Pick<Row, 'text'> {
  const text = textOf(owner, context);
  return text ? { text } : {};
}

function parameterRow(
  parameter: ParameterReflection,
  printed: PrintedSignature['parameters'][number] | undefined,
  context: WriterContext,
): Row {
  const { t } = context;
  const type = printed?.type ?? ANY;
  const defaultText = defaultOf(parameter, context.printer.nodes);
  const optional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
  return {
    name: `${parameter.flags.isRest ? '...' : ''}${printed?.name ?? parameter.name}`,
    notes: optional ? [t('optional')] : [],
    code: context.withLinks(type),
    ...described(parameter.comment, context),
    ...(defaultText && { note: ownText(`${t('defaultValue')}: ${inlineCode(defaultText)}.`) }),
  };
}

function returns(signature: SignatureReflection, type: PrintedCode, context: WriterContext): SimpleBlock[] {
  const tag = signature.comment?.getTag('@returns');
  if (!tag && ['void', 'any'].includes(type.code)) return [];
  const text = textOf(tag, context);
  const below = text ? [{ type: 'text', text } as const] : [];
  const code = context.withLinks(type);
  return text && splitParagraph(text.markdown).rest
    ? [{ type: 'value', code }, ...below]
    : [{ type: 'value', code, ...(text && { text }) }];
}

/** Returns an example. Its title can be in a `<caption>`, as in JSDoc. */
function exampleBlock(tag: CommentTag, context: WriterContext): SimpleBlock {
  const caption = tag.name ? [{ kind: 'text' as const, text: `${tag.name}\n\n` }] : [];
  const { markdown, isUntranslated } = commentText([...caption, ...tag.content], tag, context);
  return {
    type: 'text',
    text: { markdown: markdown.replace(/^\\<caption>(.*)\\<\/caption>/, '$1'), isUntranslated },
  };
}

/** Lists tags. TypeDoc joins several "see also" tags into one with a list. */
function tagList(tags: readonly CommentTag[], context: WriterContext): SimpleBlock[] {
  const texts = tags.map((tag) => typedText(tag, context));
  const [text] = texts;
  if (!text) return [];
  const isList = texts.length === 1 && tags[0]?.tag === '@see' && text.markdown.startsWith('- ');
  return [isList ? { type: 'text', text } : { type: 'list', texts }];
}

/** Describes type parameters with constraints and defaults. */
export function typeParameterSection(
  parameters: readonly TypeParameterReflection[],
  printed: readonly PrintedTypeParameter[],
  context: WriterContext,
): DetailSection {
  const { t } = context;
  return {
    title: t('typeParameters'),
    id: 'type-parameters',
    head: [t('name'), t('constraint'), t('description')],
    rows: parameters.map((parameter, index) => ({
      name: parameter.name,
      ...constraintOf(printed[index], context),
      ...described(parameter.comment, context),
    })),
    groups: [],
  };
}

function constraintOf(
  parameter: PrintedTypeParameter | undefined,
  context: WriterContext,
): Pick<Row, 'code'> {
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
  return code.code ? { code: context.withLinks(code) } : {};
}
