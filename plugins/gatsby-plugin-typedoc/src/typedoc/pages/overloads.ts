import type { Comment, DeclarationReflection } from 'typedoc';
import { partsToMarkdown } from '../comments/comment-markdown';
import { inlineCode } from '../inline-code';
import { splitShared, writeSections, type DetailSection, type HeadingMaker } from './detail-sections';
import { inItsLanguage, prose, signatureFence, type PageWriter } from './page-writer';
import { commentSections, detailSections, textSection } from './signature-details';
import type { PrintedCode } from '../code/print-node';

/**
 * Documents overloads: all signatures in one block, then what they have in common, then what only
 * some of them have.
 *
 * @param symbol - The function or member. Its own comment is the one at the implementation.
 * @param anchors - The overloads' IDs.
 * @param heading - Creates the titles of the common sections; null below a member.
 * @returns The blocks, and whether each overload has a heading.
 */
export function writeOverloads(
  { signatures = [], comment }: DeclarationReflection,
  anchors: readonly string[],
  writer: PageWriter,
  heading: HeadingMaker | null = null,
): { blocks: string[]; headed: boolean[] } {
  const { shared, own } = splitShared(
    signatures.map((signature) => [
      { title: '', id: '', head: [], rows: [], blocks: prose(signature.comment, writer) },
      ...detailSections(signature, writer, heading === null),
    ]),
    writer,
  );
  const details = own.map((sections) => writeSections(sections, writer, null));
  const titleOf = (index: number) =>
    `${heading ? '##' : '####'} ${writer.words('overload')} ${index + 1} {#${anchors[index] ?? ''}}`;
  return {
    blocks: [
      signatureFence(joinCode(signatures.map((each) => writer.printer.part(each))), writer),
      ...prose(comment, writer),
      ...(comment ? writeSections(implementationSections(comment, writer), writer, null) : []),
      ...writeSections(shared, writer, heading),
      ...details.flatMap((blocks, index) => (blocks.length > 0 ? [titleOf(index), ...blocks] : [])),
    ],
    headed: details.map((blocks) => blocks.length > 0),
  };
}

/** Collects the tags in the comment at an implementation, which applies to all overloads. */
function implementationSections(comment: Comment, writer: PageWriter): DetailSection[] {
  const { words } = writer;
  const table = (title: string, id: string, ...tags: `@${string}`[]): DetailSection => ({
    title,
    id,
    head: [words('name'), words('description')],
    rows: tags.flatMap((tag) =>
      comment.getTags(tag).map((each) => ({ cells: [inlineCode(each.name ?? '')], text: each })),
    ),
    blocks: [],
  });
  const returns = comment.getTag('@returns');
  return [
    table(words('typeParameters'), 'type-parameters', '@typeParam', '@template'),
    table(words('parameters'), 'parameters', '@param'),
    textSection(
      words('returns'),
      'returns',
      returns ? [inItsLanguage(partsToMarkdown(returns.content, writer.linkTo), returns, writer)] : [],
    ),
    ...commentSections(comment, writer),
  ];
}

function joinCode(codes: readonly PrintedCode[]): PrintedCode {
  // An empty line separates signatures that take several lines.
  const separator = codes.some(({ code }) => code.includes('\n')) ? '\n\n' : '\n';
  const joined: PrintedCode = { code: '', names: [] };
  for (const { code, names } of codes) {
    const start = joined.code ? joined.code + separator : '';
    joined.names.push(...names.map((name) => ({ ...name, offset: name.offset + start.length })));
    joined.code = start + code;
  }
  return joined;
}
