import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import ts from 'typescript';
import type { MemberKind } from '../../../../../src/model/docs/doc';
import type { Block, Row, SimpleBlock } from '../../../../../src/model/reference/reference-blocks';
import { describeMember } from './describe-member';
import { createHeadingMaker } from './detail-sections';
import { described, typeDetails } from './signature-details';
import { kindTitle, prose, type WriterContext } from './writer-context';

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

/**
 * Describes enum members as a table with an ID per row.
 *
 * @returns Null if a comment contains more than text, such as a deprecation or an example.
 */
function enumTable(
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
