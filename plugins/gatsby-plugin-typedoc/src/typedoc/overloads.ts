import type { Comment, SignatureReflection } from 'typedoc';
import { splitShared, writeSections, type DetailSection } from './detail-sections';
import { prose, signatureFence, type PageWriter } from './page-writer';
import { boldTitle, detailSections, overloadsComment } from './signature-details';
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
  title = boldTitle,
): { blocks: string[]; headed: boolean[] } {
  const sectionsOf = (signature: SignatureReflection, titles: typeof boldTitle): DetailSection[] => [
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
