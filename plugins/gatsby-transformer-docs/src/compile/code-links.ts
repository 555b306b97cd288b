import type { Code, InlineCode, Nodes, Root, RootContent } from 'mdast';

/** A name in code, and where the TypeDoc theme says it leads: a relative `.md` path or an absolute URL. */
export interface CodeLink {
  offset: number;
  length: number;
  target: string;
}

/** The comment with which the theme follows code that has links. */
const LINKS = /^<!--links:(\[.*\])-->$/;

/** Takes the theme's comments off and keeps their links with the code before them. Comments of the sources can't make any: their HTML is escaped. */
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

/** The links that the theme gave a piece of code; null where it gave none, since a comment of the sources has the code. */
export function codeLinksOf(node: Code | InlineCode): readonly CodeLink[] | null {
  return (node.data as { links?: readonly CodeLink[] } | undefined)?.links ?? null;
}
