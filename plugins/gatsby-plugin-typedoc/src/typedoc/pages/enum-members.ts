import type { DeclarationReflection } from 'typedoc';
import type { SymbolBlock, SymbolRow } from '../../../../../src/model/symbol-content';
import { prose, type PageContext } from './page-context';
import { described, typeDetails } from './signature-details';

/**
 * Describes enum members as a table with an ID per row.
 *
 * @returns Null if a comment contains more than text, such as a deprecation or an example.
 */
export function enumTable(
  members: readonly DeclarationReflection[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  context: PageContext,
): SymbolBlock[] | null {
  const isPlain = members.every(
    ({ comment, type }) =>
      prose(comment, context).length === (comment?.summary.length ? 1 : 0) &&
      typeDetails(type, comment, context).length === 0 &&
      !comment?.getTag('@deprecated'),
  );
  if (!isPlain) return null;
  const { words } = context;
  const head = [words('name'), words('value'), words('description')];
  const rows = members.map(
    (member): SymbolRow => ({
      id: anchors.get(member) ?? member.name,
      name: member.name,
      ...valueOf(context.printer.part(member).code),
      ...described(member.comment, context),
    }),
  );
  return [{ type: 'enum', head, rows }];
}

/** Returns a member's value, unless the compiler doesn't know it. */
function valueOf(code: string): Pick<SymbolRow, 'code'> {
  const [, value] = /^.*? = (.+)$/s.exec(code) ?? [];
  return value === undefined ? {} : { code: { code: value, links: [] } };
}
