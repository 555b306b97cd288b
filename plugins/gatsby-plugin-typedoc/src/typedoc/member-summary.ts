import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { inlineCode } from './inline-code';

/** Pages with more members begin with a summary. */
const LONG_PAGE = 10;

/**
 * Lists a long page's members as links, one line per group.
 *
 * @param groups - The members of each group with the group's title.
 */
export function memberSummary(
  groups: readonly { title: string; members: readonly DeclarationReflection[] }[],
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
