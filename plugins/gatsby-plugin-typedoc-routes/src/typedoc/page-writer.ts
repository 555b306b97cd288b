import {
  i18n,
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import { EXTERNAL_TYPES } from './externals';
import { inlineCode, partsToMarkdown, tableCell, type LinkTo } from './comment-markdown';
import { printParameters, printType, type OnReference } from './print-type';
import type { Words } from './words';

/** What the writers of all pages share: where things are, in which language, and what has been linked. */
export interface PageWriter {
  words: Words;
  linkTo: LinkTo;
  isForeign: (comment: Comment | undefined) => boolean;
  sourceLocale: string;
  /** Names that are links on this page: type name → relative `.md` path or absolute URL. */
  types: Map<string, string>;
  onReference: OnReference;
}

/** A writer for one page. */
export function createPageWriter(options: Omit<PageWriter, 'types' | 'onReference'>): PageWriter {
  const types = new Map<string, string>();
  return {
    ...options,
    types,
    onReference: (name, type) => {
      const target = type.reflection;
      const url =
        target && !target.kindOf(ReflectionKind.TypeParameter)
          ? options.linkTo(target)
          : Object.hasOwn(EXTERNAL_TYPES, name) && !type.refersToTypeParameter
            ? EXTERNAL_TYPES[name]
            : undefined;
      if (url) types.set(name, url);
    },
  };
}

/** Brackets a block that is not in the language of the page, so that the site can mark it with `lang`. */
export function inItsLanguage(markdown: string, comment: Comment | undefined, writer: PageWriter): string {
  if (markdown === '' || !writer.isForeign(comment)) return markdown;
  return `<!--lang:${writer.sourceLocale}-->\n\n${markdown}\n\n<!--/lang-->`;
}

/** A fence the site knows as a signature, whose type names it links. */
export function signatureFence(code: string): string {
  return `\`\`\`ts signature\n${code}\n\`\`\``;
}

/** Summary, deprecation and remarks. */
export function prose(comment: Comment | undefined, writer: PageWriter): string[] {
  if (!comment) return [];
  const deprecated = comment.getTag('@deprecated');
  const remarks = comment.getTag('@remarks');
  return [
    deprecated
      ? `> **${writer.words.deprecated}.** ${partsToMarkdown(deprecated.content, writer.linkTo).replace(/\n/g, '\n> ')}`
      : '',
    inItsLanguage(partsToMarkdown(comment.summary, writer.linkTo), comment, writer),
    remarks ? inItsLanguage(partsToMarkdown(remarks.content, writer.linkTo), comment, writer) : '',
  ].filter(Boolean);
}

/** Makes the structural headings of a page; their ids give way to members of the same name. */
export type HeadingMaker = (level: number, title: string, id: string) => string;

export function createHeadingMaker(memberIds: ReadonlySet<string>): HeadingMaker {
  return (level, title, id) => `${'#'.repeat(level)} ${title} {#${memberIds.has(id) ? `${id}-section` : id}}`;
}

/** What stands below a signature: parameters, result, exceptions, examples. `heading` null writes bold labels instead, below members. */
export function signatureDetails(
  signature: SignatureReflection,
  writer: PageWriter,
  heading: HeadingMaker | null,
): string[] {
  const { words } = writer;
  const { comment } = signature;
  const title = (text: string, id: string) => (heading ? heading(2, text, id) : `**${text}**`);
  const blocks: string[] = [];
  if (signature.typeParameters?.length) {
    blocks.push(
      title(words.typeParameters, 'type-parameters'),
      typeParameterTable(signature.typeParameters, writer),
    );
  }
  if (signature.parameters?.length) {
    blocks.push(
      title(words.parameters, 'parameters'),
      table(
        [words.name, words.type, words.description],
        signature.parameters.map((parameter) => {
          const preset =
            parameter.defaultValue && parameter.defaultValue !== '...'
              ? ` ${words.defaultValue}: ${inlineCode(parameter.defaultValue)}.`
              : '';
          return [
            inlineCode(
              `${parameter.flags.isRest ? '...' : ''}${parameter.name === '__namedParameters' ? 'options' : parameter.name}${parameter.flags.isOptional || parameter.defaultValue ? '?' : ''}`,
            ),
            inlineCode(printType(parameter.type, writer.onReference)),
            cellProse(parameter.comment, writer) + preset,
          ];
        }),
      ),
    );
  }
  const returns = comment?.getTag('@returns');
  const type = printType(signature.type, writer.onReference);
  if (
    !signature.kindOf(ReflectionKind.ConstructorSignature) &&
    (returns || !['void', 'any'].includes(type))
  ) {
    const text = returns ? partsToMarkdown(returns.content, writer.linkTo) : '';
    blocks.push(title(words.returns, 'returns'), `${inlineCode(type)}${text ? ` — ${text}` : ''}`);
  }
  const throws = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@throws');
  if (throws.length > 0) {
    blocks.push(
      title(words.throws, 'throws'),
      throws
        .map(({ content }) => `- ${partsToMarkdown(content, writer.linkTo).replace(/\n/g, '\n  ')}`)
        .join('\n'),
    );
  }
  return [...blocks, ...examples(comment, writer, heading)];
}

/** Examples and "see also" of a comment. */
export function examples(
  comment: Comment | undefined,
  writer: PageWriter,
  heading: HeadingMaker | null,
): string[] {
  const { words } = writer;
  const title = (text: string, id: string) => (heading ? heading(2, text, id) : `**${text}**`);
  const found = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@example');
  const see = (comment?.blockTags ?? []).filter(({ tag }) => tag === '@see');
  const blocks: string[] = [];
  if (found.length > 0) {
    blocks.push(title(words.examples, 'examples'));
    for (const { content, name } of found) {
      if (name) blocks.push(name);
      const text = partsToMarkdown(content, writer.linkTo);
      blocks.push(text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``);
    }
  }
  if (see.length > 0) {
    blocks.push(
      title(words.seeAlso, 'see-also'),
      see.map(({ content }) => `- ${partsToMarkdown(content, writer.linkTo)}`).join('\n'),
    );
  }
  return blocks;
}

/** Table of type parameters with constraint and meaning. */
export function typeParameterTable(
  parameters: NonNullable<SignatureReflection['typeParameters']>,
  writer: PageWriter,
): string {
  const { words } = writer;
  return table(
    [words.name, words.constraint, words.description],
    parameters.map((parameter) => [
      inlineCode(
        parameter.name + (parameter.default ? ` = ${printType(parameter.default, writer.onReference)}` : ''),
      ),
      parameter.type ? inlineCode(printType(parameter.type, writer.onReference)) : '—',
      cellProse(parameter.comment, writer),
    ]),
  );
}

function cellProse(comment: Comment | undefined, writer: PageWriter): string {
  const text = comment ? partsToMarkdown(comment.summary, writer.linkTo) : '';
  return text !== '' && writer.isForeign(comment)
    ? `<!--lang:${writer.sourceLocale}-->${text}<!--/lang-->`
    : text;
}

/** A GFM table; a column that is empty in every row is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) =>
    rows.some((row) => (row[column] ?? '').trim() !== '' && row[column] !== '—'),
  );
  const keep = (cells: readonly string[]) => cells.filter((_, column) => kept[column]);
  const line = (cells: readonly string[]) => `| ${cells.map(tableCell).join(' | ')} |`;
  return [line(keep(head)), line(keep(head).map(() => '---')), ...rows.map((row) => line(keep(row)))].join(
    '\n',
  );
}

/** TypeDoc's word for a kind in the language of the run, singular or plural. */
export function kindTitle(kind: ReflectionKind, plural: boolean): string {
  return plural ? ReflectionKind.pluralString(kind) : ReflectionKind.singularString(kind);
}

/** Facts of a signature for searching by type. */
export function signatureFacts(signature: SignatureReflection): {
  typeParameters: string[];
  parameters: string[];
  returns: string;
} {
  const quiet: OnReference = () => undefined;
  return {
    typeParameters: (signature.typeParameters ?? []).map(({ name }) => name),
    parameters: (signature.parameters ?? []).map(({ type }) => flat(printType(type, quiet))),
    returns: flat(printType(signature.type, quiet)),
  };
}

function flat(code: string): string {
  return code.replace(/\s+/g, ' ');
}

/** The signatures of a member: its own, or those of an accessor. */
export function signaturesOf(member: DeclarationReflection): SignatureReflection[] {
  return member.signatures ?? [];
}

export { i18n, printParameters };
export type { Reflection };
