import { ReflectionKind, type DeclarationReflection, type ReferenceType } from 'typedoc';
import { summaryMarkdown } from '../comments/comment-markdown';
import { declaredMember } from './member-anchors';
import { codeLink, inlineInItsLanguage, table, type PageWriter } from './page-writer';
import { createHeadingMaker } from './detail-sections';
import { commentOf } from './type-members';

/** Lists a symbol's subtypes; its supertypes are in the signature. */
export function hierarchy(symbol: DeclarationReflection, writer: PageWriter): string[] {
  const { words } = writer;
  const rows: [string, readonly unknown[] | undefined][] = [
    [words('extendedBy'), symbol.extendedBy],
    [words('implementedBy'), symbol.implementedBy],
  ];
  return rows
    .filter(([, types]) => types && types.length > 0)
    .map(
      ([label, types]) =>
        `**${label}:** ${(types as ReferenceType[]).map(({ name, reflection }) => codeLink(name, reflection ? writer.linkTo(reflection) : null)).join(', ')}`,
    );
}

/** Lists inherited members, in one table per declaring symbol. */
export function inheritedMembers(
  members: readonly DeclarationReflection[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  writer: PageWriter,
): string[] {
  if (members.length === 0) return [];
  const { words } = writer;
  const groups = new Map<string, { link: string; rows: string[][] }>();
  for (const member of members) {
    const declared = declaredMember(member);
    const from = declared?.owner.name ?? member.inheritedFrom?.name.replace(/\.[^.]*$/, '') ?? '';
    const group = groups.get(from) ?? {
      link: codeLink(from, declared ? writer.linkTo(declared.owner) : null),
      rows: [],
    };
    groups.set(from, group);
    group.rows.push(inheritedRow(member, writer));
  }
  return [
    createHeadingMaker(new Set(anchors.values()))(words('inherited'), 'inherited-members'),
    ...[...groups.values()].flatMap(({ link, rows }) => [
      `**${words('inheritedFrom')}** ${link}`,
      table([words('name'), words('description')], rows),
    ]),
  ];
}

function inheritedRow(member: DeclarationReflection, writer: PageWriter): string[] {
  const target = declaredMember(member) && member.inheritedFrom?.reflection;
  const comment = commentOf(member);
  const name = member.kindOf(ReflectionKind.Constructor)
    ? 'constructor'
    : `${member.name}${member.kindOf(ReflectionKind.Method) ? '()' : ''}`;
  return [
    codeLink(name, target ? writer.linkTo(target) : null),
    inlineInItsLanguage(summaryMarkdown(comment, writer.linkTo), comment, writer),
  ];
}
