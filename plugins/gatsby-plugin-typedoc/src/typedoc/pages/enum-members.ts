import type { DeclarationReflection } from 'typedoc';
import ts from 'typescript';
import type { SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';
import { prose, type WriterContext } from './writer-context';
import { described, typeDetails } from './signature-details';

/**
 * Describes enum members as a table with an ID per row.
 *
 * @returns Null if a comment contains more than text, such as a deprecation or an example.
 */
export function enumTable(
  members: readonly DeclarationReflection[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  context: WriterContext,
): SimpleBlock[] | null {
  const isPlain = members.every(
    ({ comment, type }) =>
      prose(comment, context).length === (comment?.summary.length ? 1 : 0) &&
      typeDetails(type, comment, context).length === 0 &&
      !comment?.getTag('@deprecated'),
  );
  if (!isPlain) return null;
  const { t } = context;
  const head = [t('name'), t('value'), t('description')];
  const rows = members.map(
    (member): Row => ({
      id: anchors.get(member) ?? member.name,
      ...context.originOf(member),
      name: member.name,
      ...valueOf(member, context),
      ...described(member.comment, context),
    }),
  );
  return [{ type: 'enum', head, rows }];
}

/** Returns a member's value, unless the compiler doesn't know it. */
function valueOf(member: DeclarationReflection, context: WriterContext): Pick<Row, 'code'> {
  const [, written] = /^.*? = (.+)$/s.exec(context.printer.part(member).code) ?? [];
  // The members of an object with `@enum` are properties.
  const property = context.printer.nodes.symbolOf(member)?.valueDeclaration;
  const value =
    written ?? (property && ts.isPropertyAssignment(property) ? property.initializer.getText() : undefined);
  return value === undefined ? {} : { code: { code: value, links: [] } };
}
