import type { DeclarationReflection } from 'typedoc';
import { describedTable } from './described-table';
import { inlineCode } from '../inline-code';
import { prose, type PageWriter } from './page-writer';
import { typeDetails } from './signature-details';

/**
 * Writes enum members as a table with an ID per row.
 *
 * @returns Null if a comment contains more than text, such as a deprecation or an example.
 */
export function enumTable(
  members: readonly DeclarationReflection[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  writer: PageWriter,
): string[] | null {
  const isPlain = members.every(
    ({ comment, type }) =>
      prose(comment, writer).length === (comment?.summary.length ? 1 : 0) &&
      typeDetails(type, comment, writer).length === 0 &&
      !comment?.getTag('@deprecated'),
  );
  if (!isPlain) return null;
  const { words } = writer;
  return describedTable(
    [words('name'), words('value'), words('description')],
    members.map((member) => ({
      cells: [
        `${inlineCode(member.name)} {#${anchors.get(member) ?? member.name}}`,
        valueOf(writer.printer.part(member).code),
      ],
      text: member.comment,
    })),
    writer,
  );
}

/** Returns a member's value as code; an empty string if the compiler doesn't know it. */
function valueOf(code: string): string {
  const [, value] = /^.*? = (.+)$/s.exec(code) ?? [];
  return value === undefined ? '' : inlineCode(value);
}
