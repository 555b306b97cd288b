import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { MemberKind } from '../../../../../src/model/doc';
import { enumTable } from './enum-members';
import { inlineCode } from '../inline-code';
import { writeMember } from './member-block';
import { kindTitle, type PageWriter } from './page-writer';
import { createHeadingMaker } from './detail-sections';

const GROUPS: readonly { kind: ReflectionKind; id: string; member: MemberKind }[] = [
  { kind: ReflectionKind.Constructor, id: 'constructors', member: 'constructor' },
  { kind: ReflectionKind.EnumMember, id: 'members', member: 'enum-member' },
  { kind: ReflectionKind.Property, id: 'properties', member: 'property' },
  { kind: ReflectionKind.Accessor, id: 'accessors', member: 'accessor' },
  { kind: ReflectionKind.Method, id: 'methods', member: 'method' },
];

/** A page's members of one kind. */
interface MemberGroup {
  id: string;
  kind: ReflectionKind;
  title: string;
  members: DeclarationReflection[];
}

/** Groups a page's members by kind, in the order of the page. */
export function groupMembers(own: readonly DeclarationReflection[], writer: PageWriter): MemberGroup[] {
  return GROUPS.flatMap(({ kind, id }) => {
    const members = own.filter((child) => child.kindOf(kind));
    // A class has only one constructor.
    const isPlural = kind !== ReflectionKind.Constructor;
    const title = kind === ReflectionKind.EnumMember ? writer.words('members') : kindTitle(kind, isPlural);
    return members.length > 0 ? [{ id, kind, title, members }] : [];
  });
}

/** Writes all members below their groups' headings. */
export function writeGroups(
  groups: readonly MemberGroup[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  writer: PageWriter,
): string[] {
  const heading = createHeadingMaker(new Set(anchors.values()));
  return groups.flatMap(({ id, kind, title, members }) => [
    kind === ReflectionKind.Constructor ? `## ${title} {#constructor}` : heading(title, id),
    ...((kind === ReflectionKind.EnumMember && enumTable(members, anchors, writer)) ||
      members.flatMap((member) => writeMember(member, anchors.get(member) ?? member.name, writer))),
  ]);
}

/** Returns a member's kind for search. */
export function memberKind(member: DeclarationReflection): MemberKind {
  return GROUPS.find(({ kind }) => member.kindOf(kind))?.member ?? 'property';
}

/** Pages with more members begin with a summary. */
const LONG_PAGE = 10;

/** Lists a long page's members as links, one line per group. */
export function memberSummary(
  groups: readonly MemberGroup[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
): string[] {
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (count <= LONG_PAGE) return [];
  return groups.map(({ title, members }) => {
    const links = members.map((member) => {
      const call = member.kindOf(ReflectionKind.Method) ? '()' : '';
      return `[${inlineCode(member.name + call)}](#${anchors.get(member) ?? member.name})`;
    });
    return `**${title}:** ${links.join(', ')}`;
  });
}
