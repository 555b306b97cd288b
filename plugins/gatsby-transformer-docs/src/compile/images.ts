import type { ElementContent, Properties } from 'hast';
import type { Image, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { PictureSource } from './picture-source';
import { report, type CompileContext } from './context';
import { leafElement } from './element';

const MODES = ['only-dark', 'only-light'];

/**
 * Turns `![alt](./picture.png)` into responsive static markup. `![alt](./picture.png#only-dark)` and `#only-light` are shown in one
 * color mode. A missing file or missing alternative text is an error; a picture from another host is one too, because no page requests anything from another host.
 */
export async function renderImages(tree: Root, context: CompileContext): Promise<void> {
  for (const { node, parent, index, element } of await readImages(tree, context))
    parent.children[index] = (element ?? { type: 'text', value: node.alt || node.url }) as never;
}

interface FoundImage {
  node: Image;
  parent: Parents;
  index: number;
  /** Markup of the picture, or null when it cannot be shown. */
  element: RootContent | null;
}

/** The images of a body with their markup. What is wrong with one is reported. All but the first load lazily. */
export async function readImages(tree: Root, context: CompileContext): Promise<FoundImage[]> {
  const found: Omit<FoundImage, 'element'>[] = [];
  visit(tree, 'image', (node: Image, index, parent: Parents | undefined) => {
    if (parent !== undefined && index !== undefined) found.push({ node, index, parent });
    return SKIP;
  });
  const images: FoundImage[] = [];
  for (const [order, image] of found.entries()) {
    const { alt, title } = image.node;
    const { picture, className } = await readImage(image.node, context);
    const options = { alt: alt ?? '', title: title ?? null, className, lazy: order > 0 };
    images.push({ ...image, element: picture && pictureElement(picture, options) });
  }
  return images;
}

/** Finds the file of an image and reports what is wrong with either. */
async function readImage(
  node: Image,
  context: CompileContext,
): Promise<{ picture: PictureSource | null; className: string | null }> {
  const [file = '', mode] = node.url.split('#');
  const className = mode !== undefined && MODES.includes(mode) ? mode : null;
  const name = `the image "${node.url}"`;
  if (context.mode === 'reference') return { picture: null, className };
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(file)) {
    report(context, node, `${name} is not a file beside the guide. Put it there and write "./name.png".`);
    return { picture: null, className };
  }
  if (mode !== undefined && className === null) {
    report(
      context,
      node,
      `${name} ends in "#${mode}". Known endings: ${MODES.map((each) => `#${each}`).join(', ')}.`,
    );
  }
  if ((node.alt ?? '').trim() === '') {
    report(context, node, `${name} has no alternative text. Say between the brackets what it shows.`);
  }
  const source = await context.findImage(decode(file));
  if ('problem' in source) {
    report(context, node, `${name} ${source.problem}`);
    return { picture: null, className };
  }
  return { picture: source, className };
}

/** The markup of a picture: sources best first, its size, and its main color below it while it loads. */
function pictureElement(
  source: PictureSource,
  {
    alt,
    title,
    className,
    lazy,
  }: { alt: string; title: string | null; className: string | null; lazy: boolean },
): RootContent {
  const { src, width, height, color } = source;
  const img = hast('img', {
    src,
    alt,
    width,
    height,
    decoding: 'async',
    ...(lazy ? { loading: 'lazy' } : {}),
    ...(source.srcSet ? { srcSet: source.srcSet, sizes: source.sizes } : {}),
    ...(title ? { title } : {}),
  });
  const sources = source.sources.map(({ type, srcSet, sizes }) => hast('source', { type, srcSet, sizes }));
  const placeholder = color
    ? [
        hast('svg', { className: ['picture-color'], viewBox: `0 0 ${width} ${height}`, ariaHidden: 'true' }, [
          hast('rect', { width: '100%', height: '100%', fill: color }),
        ]),
      ]
    : [];
  return leafElement('span', { className: ['picture', ...(className ? [className] : [])] }, [
    ...placeholder,
    hast('picture', {}, [...sources, img]),
  ]);
}

function hast(tagName: string, properties: Properties, children: ElementContent[] = []): ElementContent {
  return { type: 'element', tagName, properties, children };
}

function decode(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
