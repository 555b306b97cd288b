import type { Comment, SignatureReflection } from 'typedoc';
import { partsToMarkdown } from './comment-markdown';
import { describedTable } from './described-table';
import { inlineCode } from './inline-code';
import { splitShared, writeSections, type DetailSection } from './detail-sections';
import { inItsLanguage, prose, signatureFence, type PageWriter } from './page-writer';
import { boldTitle, detailSections, examples, throws, type TitleMaker } from './signature-details';
import type { PrintedCode } from './print-node';

/**
 * Documents overloads: all signatures in one block, then what they have in common, then what only
 * some of them have.
 *
 * @param comment - The comment at the implementation.
 * @param heading - Writes an overload's heading, given its index.
 * @param title - Writes the titles of the common sections.
 * @returns The blocks, and whether each overload has a heading.
 */
export function writeOverloads(
  signatures: readonly SignatureReflection[],
  comment: Comment | undefined,
  heading: (index: number) => string,
  writer: PageWriter,
  title: TitleMaker = boldTitle,
): { blocks: string[]; headed: boolean[] } {
  const sectionsOf = (signature: SignatureReflection, titles: TitleMaker): DetailSection[] => [
    { title: null, head: [], rows: [], blocks: prose(signature.comment, writer) },
    ...detailSections(signature, writer, titles),
  ];
  const { shared } = splitShared(
    signatures.map((each) => sectionsOf(each, title)),
    writer,
  );
  const { own } = splitShared(
    signatures.map((each) => sectionsOf(each, boldTitle)),
    writer,
  );
  const details = own.map((sections) => writeSections(sections, writer));
  const codes = signatures.map((each) => writer.printer.part(each));
  return {
    blocks: [
      signatureFence(joinCode(codes), writer),
      ...overloadsComment(comment, writer, boldTitle),
      ...writeSections(shared, writer),
      ...details.flatMap((blocks, index) => (blocks.length > 0 ? [heading(index), ...blocks] : [])),
    ],
    headed: details.map((blocks) => blocks.length > 0),
  };
}

/** Writes the comment at an implementation, which applies to all overloads. */
function overloadsComment(comment: Comment | undefined, writer: PageWriter, title: TitleMaker): string[] {
  if (!comment) return [];
  const { words } = writer;
  const rows = (tag: string) =>
    comment.blockTags
      .filter((each) => each.tag === tag)
      .map((each) => ({ cells: [inlineCode(each.name ?? '')], text: each }));
  const typeParameters = [...rows('@typeParam'), ...rows('@template')];
  const parameters = rows('@param');
  const head = [words.name, words.description];
  const returnsTag = comment.getTag('@returns');
  return [
    ...prose(comment, writer),
    ...(typeParameters.length > 0
      ? [title(words.typeParameters, 'type-parameters'), ...describedTable(head, typeParameters, writer)]
      : []),
    ...(parameters.length > 0
      ? [title(words.parameters, 'parameters'), ...describedTable(head, parameters, writer)]
      : []),
    ...(returnsTag
      ? [
          title(words.returns, 'returns'),
          inItsLanguage(partsToMarkdown(returnsTag.content, writer.linkTo), returnsTag, writer),
        ]
      : []),
    ...throws(comment, writer, title),
    ...examples(comment, writer, title),
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
