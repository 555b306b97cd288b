import {
  Reflection,
  ReflectionKind,
  type CommentDisplayPart,
  type ContainerReflection,
  type ProjectReflection,
} from 'typedoc';
import { ANCHOR } from '../comments/comment-markdown';
import { childrenOf } from '../pages/member-anchors';
import { ANCHOR_LINK, labelAfterName, linksIn } from './comment-parts';

/**
 * Finds the members that Markdown links such as `[adding](#add)` mean. Other pages also show a
 * comment's first paragraph, and the anchor alone wouldn't work there.
 */
export function resolveAnchors(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection;
    for (const parts of comment ? [comment.summary, ...comment.blockTags.map(({ content }) => content)] : [])
      parts.splice(0, parts.length, ...parts.flatMap((part) => withAnchors(part, reflection)));
  }
}

function withAnchors(part: CommentDisplayPart, owner: Reflection): CommentDisplayPart[] {
  if (part.kind !== 'text') return [part];
  const parts: CommentDisplayPart[] = [];
  let end = 0;
  for (const { 0: written, 1: text = '', index } of part.text.matchAll(ANCHOR_LINK)) {
    const target = findAnchor(text.slice(1).toLowerCase(), owner);
    if (!target) continue;
    parts.push({ kind: 'text', text: `${part.text.slice(end, index)}](` });
    parts.push({ kind: 'inline-tag', tag: ANCHOR, text, target });
    end = index + written.length + (written.includes('<') ? 1 : 0);
  }
  return [...parts, { kind: 'text', text: part.text.slice(end) }];
}

/**
 * Finds the member of a comment's symbol, or the symbol of its package, that an anchor refers to.
 */
function findAnchor(anchor: string, owner: Reflection): Reflection | undefined {
  let symbol = owner;
  while (
    symbol.parent &&
    !symbol.kindOf(ReflectionKind.SomeModule) &&
    !symbol.parent.kindOf(ReflectionKind.SomeModule)
  )
    symbol = symbol.parent;
  const members = symbol.isDeclaration() ? (symbol.children ?? childrenOf(symbol)) : [];
  return members.find(({ name }) => name.toLowerCase() === anchor);
}

/** Finds the members that links such as `{@link #add}` mean. TypeDoc expects a symbol before the `#`. */
export function resolveMembers(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    for (const link of reflection.comment ? linksIn(reflection.comment) : []) {
      const text = link.text.trim();
      const [, name] = /^#([^\s|]+)/.exec(text) ?? [];
      const target = link.target || !name ? undefined : findAnchor(name.toLowerCase(), reflection);
      if (target) Object.assign(link, { target, text: labelAfterName(text) ?? target.name });
    }
  }
}

/** Finds the meant symbol for `{@link Name:function}`; TypeDoc takes any with the name. */
export function resolveKinds(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    for (const link of comment ? linksIn(comment) : []) {
      const [prefix = '', kind] = /^:(\w+)/.exec(link.text) ?? [];
      if (!kind || !(link.target instanceof Reflection)) continue;
      const label = link.text
        .slice(prefix.length)
        .replace(/^\s*\|/, '')
        .trim();
      const { name, parent } = link.target;
      link.text = label || name;
      link.target =
        (parent as ContainerReflection | undefined)?.children?.find(
          (each) =>
            each.name === name && ReflectionKind[each.kind]?.toLowerCase().startsWith(kind.toLowerCase()),
        ) ?? link.target;
    }
  }
}
