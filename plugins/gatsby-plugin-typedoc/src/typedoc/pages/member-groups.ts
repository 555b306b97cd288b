import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { MemberKind } from '../../../../../src/model/docs/doc';
import type { Block } from '../../../../../src/model/reference/reference-blocks';
import { describeMember } from './describe-member';
import { createHeadingMaker } from './detail-sections';
import { enumTable } from './enum-members';
import { kindTitle, type WriterContext } from './writer-context';

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
export function groupMembers(own: readonly DeclarationReflection[], context: WriterContext): MemberGroup[] {
  return GROUPS.flatMap(({ kind, id }) => {
    const members = own.filter((child) => child.kindOf(kind));
    const title = kind === ReflectionKind.EnumMember ? context.t('members') : kindTitle(kind, true);
    return members.length > 0 ? [{ id, kind, title, members }] : [];
  });
}

/** Describes all members below their groups' headings. A constructor has its own. */
export function memberBlocks(
  groups: readonly MemberGroup[],
  anchors: ReadonlyMap<DeclarationReflection, string>,
  context: WriterContext,
): Block[] {
  const heading = createHeadingMaker(new Set(anchors.values()));
  return groups.flatMap(({ id, kind, title, members }) => [
    ...(kind === ReflectionKind.Constructor ? [] : [heading(title, id)]),
    ...((kind === ReflectionKind.EnumMember && enumTable(members, anchors, context)) ||
      members.map((member) => describeMember(member, anchors.get(member) ?? member.name, context))),
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
): Block[] {
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (count <= LONG_PAGE) return [];
  return groups.map(({ kind, title, members }) => ({
    type: 'links',
    title: kind === ReflectionKind.Constructor ? kindTitle(kind, false) : title,
    links: members.map((member) => ({
      name: `${member.name}${member.kindOf(ReflectionKind.Method) ? '()' : ''}`,
      target: `#${anchors.get(member) ?? member.name}`,
    })),
  }));
}
