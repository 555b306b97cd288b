import type { Code, InlineCode, Nodes, Root, RootContent } from 'mdast';

/**
 * A name in code and its target from the TypeDoc theme: a relative `.md` path or an absolute URL.
 */
export interface CodeLink {
  offset: number;
  length: number;
  target: string;
}

/** The TypeDoc theme writes this comment after code that has links. */
const LINKS = /^<!--links:(\[.*\])-->$/;

/**
 * Removes the theme's comments and stores their links on the code nodes before them. Source
 * comments can't add links, because their HTML is escaped.
 */
export function takeCodeLinks(parent: Nodes | Root): void {
  if (!('children' in parent)) return;
  const children = parent.children as RootContent[];
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    const note = children[index + 1];
    if (!node) continue;
    const json =
      (node.type === 'code' || node.type === 'inlineCode') && note?.type === 'html'
        ? LINKS.exec(note.value.trim())?.[1]
        : undefined;
    if (json === undefined) takeCodeLinks(node);
    else {
      (node as { data?: object }).data = { ...node.data, links: readLinks(json) };
      children.splice(index + 1, 1);
    }
  }
}

function readLinks(json: string): CodeLink[] {
  let links: unknown;
  try {
    links = JSON.parse(json);
  } catch {
    return [];
  }
  return (Array.isArray(links) ? (links as unknown[]) : []).flatMap((link) => {
    const [offset, length, target] = Array.isArray(link) ? (link as unknown[]) : [];
    return typeof offset === 'number' && typeof length === 'number' && typeof target === 'string'
      ? [{ offset, length, target }]
      : [];
  });
}

/** Returns the theme's links for the code, or null for code from a source comment. */
export function codeLinksOf(node: Code | InlineCode): readonly CodeLink[] | null {
  return (node.data as { links?: readonly CodeLink[] } | undefined)?.links ?? null;
}
