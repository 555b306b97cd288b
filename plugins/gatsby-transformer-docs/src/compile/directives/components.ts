import type { Link, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Guide } from '../../../../../src/model/docs/doc';
import { isSection } from '../../../../../src/model/docs/mdx-components';
import type { CompileContext } from '../context';
import { element, text } from '../element';
import { resolveLinks } from '../links';

interface ComponentNode {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  position?: Link['position'];
}

/**
 * Numbers the components with an attribute `at`, and resolves the paths in their attributes, such as
 * `guide="./faq.md"`, like links.
 */
export function readComponents(tree: Root, context: CompileContext): Guide['components'] {
  const components: Guide['components'][number][] = [];
  visit(tree, (node) => {
    const type = node.type as string;
    if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return;
    const { name, attributes, position } = node as unknown as ComponentNode;
    if (name === null) return;
    const texts = attributes.flatMap(({ name: key, value }) =>
      key !== undefined && typeof value === 'string' ? [[key, value] as const] : [],
    );
    components.push({
      name,
      line: (position?.start.line ?? 1) + context.lineOffset,
      attributes: Object.fromEntries(texts),
      pages: texts.flatMap(([, value]) => pagesIn(value, position, context)),
    });
    attributes.push({ type: 'mdxJsxAttribute', name: 'at', value: String(components.length - 1) });
  });
  return components;
}

/** Returns the slugs of the pages in a list of paths; none for any other text. */
function pagesIn(value: string, position: Link['position'], context: CompileContext): string[] {
  const words = value.trim().split(/\s+/);
  if (!words.every((word) => /^\.{0,2}\//.test(word))) return [];
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
