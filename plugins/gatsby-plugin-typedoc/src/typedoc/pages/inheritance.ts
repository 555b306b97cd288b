import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { NamedLink, SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';
import { summaryMarkdown } from '../comments/comment-markdown';
import { createHeadingMaker } from './detail-sections';
import { declaredMember } from './member-anchors';
import { linkOf, type WriterContext } from './writer-context';
import { commentOf } from './type-members';

/**
 * Lists inherited members, one list per declaring symbol. Members from other packages appear by name
 * only, and those of JavaScript and the browser not at all.
 */
export function inheritedMembers(
  symbol: DeclarationReflection,
  members: readonly DeclarationReflection[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  context: WriterContext,
): SimpleBlock[] {
  const { t } = context;
  const external = context.printer.nodes.externalMembersOf(symbol);
  if (members.length === 0 && external.length === 0) return [];
  const groups = new Map<string, { link: NamedLink; rows: Row[] }>();
  for (const member of members) {
    const declared = declaredMember(member);
    const from = declared?.owner.name ?? baseName(member);
    const group = groups.get(from) ?? { link: linkOf(from, declared?.owner, context), rows: [] };
    groups.set(from, group);
    group.rows.push(inheritedRow(member, context));
  }
  return [
    createHeadingMaker(new Set(anchors.values()))(t('inherited'), 'inherited-members'),
    ...[...groups.values()].flatMap(({ link, rows }): SimpleBlock[] => [
      { type: 'links', title: t('inheritedFrom'), links: [link] },
      { type: 'rows', head: [t('name'), t('description')], rows },
    ]),
    ...external.flatMap(({ base, names }): SimpleBlock[] => [
      { type: 'links', title: t('inheritedFrom'), links: [base] },
      { type: 'links', links: names.map((name) => ({ name, target: null })) },
    ]),
  ];
}

/** Returns the name of the class, interface, or type that a member is inherited from. */
export function baseName({ inheritedFrom }: DeclarationReflection): string {
  return inheritedFrom?.name.replace(/\.[^.]*$/, '') ?? '';
}

function inheritedRow(member: DeclarationReflection, context: WriterContext): Row {
  const target = declaredMember(member) && member.inheritedFrom?.reflection;
  const name = member.kindOf(ReflectionKind.Constructor)
    ? 'constructor'
    : `${member.name}${member.kindOf(ReflectionKind.Method) ? '()' : ''}`;
  return { ...linkOf(name, target, context), ...summaryOf(member, context) };
}

/** Returns the first paragraph of a declaration's comment for a row. */
export function summaryOf(declaration: DeclarationReflection, context: WriterContext): Pick<Row, 'text'> {
  const comment = commentOf(declaration);
  const markdown = summaryMarkdown(comment, context.linkTo);
  return markdown ? { text: { markdown, isUntranslated: context.isUntranslated(comment) } } : {};
}
