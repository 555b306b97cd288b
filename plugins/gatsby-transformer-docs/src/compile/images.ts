import type { Image, Parents, Root } from 'mdast';
import type { ElementContent, Properties } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { report, type CompileContext } from './context';
import { leafElement } from './element';

/**
 * Turns `![alt](./picture.png)` into responsive static markup. `![alt](./picture.png#only-dark)` and `#only-light` are shown in one
 * color mode. A missing file or missing alternative text is an error; a picture from another host is one too, because no page asks another host for anything.
 */
export async function renderImages(tree: Root, context: CompileContext): Promise<void> {
  const found: { node: Image; index: number; parent: Parents }[] = [];
  visit(tree, 'image', (node: Image, index, parent: Parents | undefined) => {
    if (parent !== undefined && index !== undefined) found.push({ node, index, parent });
    return SKIP;
  });
  for (const [order, { node, index, parent }] of found.entries()) {
    parent.children[index] = (await picture(node, order, context)) as never;
  }
}

async function picture(node: Image, order: number, context: CompileContext): Promise<unknown> {
  const [file = '', mode] = node.url.split('#');
  const alt = node.alt ?? '';
  if (context.mode === 'reference' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(file)) {
    if (context.mode === 'guide')
      report(
        context,
        node,
        `the image "${node.url}" is not a file beside the guide. Put it there and write "./name.png".`,
      );
    return { type: 'text', value: alt || node.url };
  }
  if (alt.trim() === '')
    report(
      context,
      node,
      `the image "${node.url}" has no alternative text. Say between the brackets what it shows.`,
    );
  const source = await context.findImage(file);
  if (!source) {
    report(
      context,
      node,
      `the image "${node.url}" does not exist or is no picture. Expected a png, jpg, webp, avif or svg file beside the guide.`,
    );
    return { type: 'text', value: alt };
  }
  const properties: Properties = {
    src: source.src,
    alt,
    width: source.width,
    height: source.height,
    decoding: 'async',
    ...(order === 0 ? {} : { loading: 'lazy' }),
    ...(source.srcSet ? { srcSet: source.srcSet, sizes: source.sizes } : {}),
    ...(node.title ? { title: node.title } : {}),
  };
  const img: ElementContent = { type: 'element', tagName: 'img', properties, children: [] };
  const sources: ElementContent[] = source.sources.map(({ type, srcSet, sizes }) => ({
    type: 'element',
    tagName: 'source',
    properties: { type, srcSet, sizes },
    children: [],
  }));
  const className = ['picture', ...(mode === 'only-dark' || mode === 'only-light' ? [mode] : [])];
  return leafElement('picture', { className }, [...sources, img]);
}
