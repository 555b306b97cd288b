import type { Image, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeUrl } from '../../../../../src/model/text/text';
import type { GuidePicture, PictureSource } from './picture-source';
import { pictureMark } from './picture-marks';
import { report, type CompileContext } from '../context';
import { html, leafElement, text } from '../element';

const MODES = ['only-dark', 'only-light'];

/** Data added to an image node when its file is found. */
interface ImageData {
  /** URL of the image file, without the path prefix. */
  src: string;
  picture: RootContent;
}

/**
 * Finds each image's file and adds markup to the node. An image whose path ends
 * in `#only-dark` or `#only-light` is shown in that color mode only. All images but the first load
 * lazily, and those of one color mode always do because browsers also load hidden images otherwise.
 * Reports missing files, missing alternative text, and images on other hosts because pages never
 * load anything from other hosts.
 *
 * @returns The number of images.
 */
export async function findImages(tree: Root, context: CompileContext): Promise<number> {
  const images: Image[] = [];
  visit(tree, 'image', (node: Image) => void images.push(node));
  for (const [order, node] of images.entries()) {
    const { alt, title } = node;
    const image = await readImage(node, context);
    if (!image) continue;
    const { picture, className } = image;
    const lazy = order > 0 || className !== null;
    const options = { alt: alt ?? '', title: title ?? null, className, lazy };
    const data: ImageData = { src: picture.src, picture: pictureElement(picture, options, context) };
    node.data = { ...node.data, ...data } as Image['data'];
  }
  return images.length;
}

/** Replaces images with their markup, or with their alternative text if they can't be shown. */
export function renderImages(tree: Root): void {
  visit(tree, 'image', (node: Image, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return;
    const { picture } = (node.data ?? {}) as Partial<ImageData>;
    parent.children[index] = (picture ?? text(node.alt || node.url)) as never;
  });
}

/**
 * Finds an image's file and reports problems with the image or the file.
 *
 * @returns Null if it can't be shown.
 */
async function readImage(
  node: Image,
  context: CompileContext,
): Promise<{ picture: PictureSource; className: string | null } | null> {
  const [file = '', mode] = node.url.split('#');
  const className = mode !== undefined && MODES.includes(mode) ? mode : null;
  const name = `the image "${node.url}"`;
  if (context.mode === 'reference') return null;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(file)) {
    report(context, node, `${name} is not a file next to the guide. Put it there and write "./name.png".`);
    return null;
  }
  if (mode !== undefined && className === null) {
    report(
      context,
      node,
      `${name} ends in "#${mode}". Known endings: ${MODES.map((each) => `#${each}`).join(', ')}.`,
    );
  }
  if ((node.alt ?? '').trim() === '') {
    report(context, node, `${name} has no alternative text. Describe it between the brackets.`);
  }
  const source = await context.findImage(decodeUrl(file).normalize('NFC'));
  if ('problem' in source) {
    report(context, node, `${name} ${source.problem}`);
    return null;
  }
  return { picture: source, className };
}

/** Renders a picture. A raster picture becomes a mark that `replaceMarks` replaces later. */
function pictureElement(
  { src, width, height, raster }: PictureSource,
  {
    alt,
    title,
    className,
    lazy,
  }: Pick<GuidePicture, 'alt' | 'title' | 'lazy'> & { className: string | null },
  context: CompileContext,
): RootContent {
  const picture = raster
    ? pictureMark(context.pictures.push({ ...raster, width, alt, title, lazy }) - 1)
    : html('picture', {}, [
        html('img', {
          src,
          alt,
          width,
          height,
          decoding: 'async',
          ...(lazy ? { loading: 'lazy' } : {}),
          ...(title ? { title } : {}),
        }),
      ]);
  return leafElement('span', { className: ['picture', ...(className ? [className] : [])] }, [picture]);
}
