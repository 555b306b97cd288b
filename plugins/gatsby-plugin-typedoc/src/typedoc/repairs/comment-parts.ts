import {
  type ReflectionSymbolId,
  type Comment,
  type CommentDisplayPart,
  type InlineTagDisplayPart,
  type ProjectReflection,
} from 'typedoc';

/** Matches a Markdown link to an anchor, with the anchor. */
export const ANCHOR_LINK = /\]\(<?(#[^\s)>]+)/g;

/** Lists all parts of a comment's texts. */
export function partsOf({ summary, blockTags }: Comment): CommentDisplayPart[] {
  return [...summary, ...blockTags.flatMap(({ content }) => content)];
}

/** Lists the links in a comment. */
export function linksIn(comment: Comment): InlineTagDisplayPart[] {
  return partsOf(comment).flatMap((part) =>
    part.kind === 'inline-tag' && /^@(?:link|inheritDoc)/.test(part.tag) ? [part] : [],
  );
}

/** Returns the label after a link's name, as in `{@link Name label}` and `{@link Name | label}`. */
export function labelAfterName(text: string): string | undefined {
  return /^[^\s|]+(?:\s*\|\s*|\s+)(\S.*)$/s.exec(text.trim())?.[1];
}

/** Creates a check for names in the documented packages. It compares TypeDoc's package names. */
export function createIsOwn(project: ProjectReflection): (target: ReflectionSymbolId) => boolean {
  const packages = (project.children ?? []).map(
    (each) => project.getSymbolIdFromReflection(each)?.packageName,
  );
  return ({ packageName }) => packages.includes(packageName);
}
