import type { Link, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isSection } from '../../../../../src/model/docs/mdx-components';
import type { CompileContext } from '../context';
import { element, text } from '../element';
import { resolveLinks } from '../links';

export interface ComponentNode {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  position?: Link['position'];
}

/** Returns a component's attributes that are texts. */
export function attributesOf({ attributes }: Pick<ComponentNode, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Resolves the paths in attributes of components, such as `guide="./faq.md"`, like links. */
export function resolveAttributes(tree: Root, context: CompileContext): void {
  visit(tree, (node) => {
    const type = node.type as string;
    if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return;
    const { attributes, position } = node as unknown as ComponentNode;
    for (const attribute of attributes)
      if (typeof attribute.value === 'string')
        attribute.value = linkPages(attribute.value, position, context)?.join(' ') ?? attribute.value;
  });
}

/**
 * Adds the pages in a list of paths to the context's links.
 *
 * @returns Their slugs; null for any other text.
 */
function linkPages(paths: string, position: Link['position'], context: CompileContext): string[] | null {
  const words = paths.trim().split(/\s+/);
  if (!words.every((word) => /^\.{0,2}\//.test(word))) return null;
  const links = words.map(
    (url): Link => ({ type: 'link', url, children: [text(url)], ...(position && { position }) }),
  );
  resolveLinks({ type: 'root', children: [{ type: 'paragraph', children: links }] }, context);
  return links.flatMap(({ data }) => (data as { doc?: { slug: string } } | undefined)?.doc?.slug ?? []);
}

/**
 * Wraps the Markdown between section components such as `<Hero>` in an element that has the text styles,
 * which must not apply to the components.
 */
export function wrapText(tree: Root): void {
  const children: RootContent[] = [];
  let run: RootContent[] | null = null;
  for (const node of tree.children) {
    const { type, name = null } = node as { type: string; name?: string | null };
    if (type === 'footnoteDefinition') continue; // Its text is in the section with the footnotes.
    if (type === 'mdxjsEsm' || isSection(name)) {
      run = null;
      children.push(node);
    } else if (run) run.push(text('\n'), node);
    else {
      const body = element('div', { className: ['markdown'] }, [node]);
      run = (body as Parents).children as RootContent[];
      children.push(body);
    }
  }
  tree.children = children;
}
