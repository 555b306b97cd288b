import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureProblem } from './compile/context';
import type { PictureSource } from './compile/pictures/picture-source';

const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_BYTES = 20 * 1024 * 1024;
/** The start of the file that stands for a picture in a clone without Git LFS. */
const LFS_POINTER = Buffer.from('version https://git-lfs');
const EXPECTED = 'Expected a png, jpg, webp, avif, or svg file next to the guide.';

/** Functions for image files that need Gatsby. */
interface ImageContext {
  /** Returns the URL of a file that is served unchanged. */
  publish: (file: string, digest: string) => string;
  /** Adds a clean copy of a photo as a file node and returns its path. */
  addClean: (picture: Buffer, digest: string) => Promise<string>;
}

/**
 * Checks a guide's image. gatsby-transformer-sharp resizes raster images when a page is queried;
 * SVG files are served unchanged.
 *
 * @returns The facts for the markup, or the problem: the file is missing, too large, or damaged.
 */
export async function findImage(
  absolutePath: string,
  { publish, addClean }: ImageContext,
): Promise<PictureSource | PictureProblem> {
  const isSvg = /\.svg$/i.test(absolutePath);
  if (!isSvg && !RASTER.test(absolutePath)) return { problem: `is not a supported image. ${EXPECTED}` };
  let content: Buffer;
  try {
    const { size } = await fs.stat(absolutePath);
    if (size > MAX_BYTES) {
      return {
        problem: `is ${Math.round(size / 1024 / 1024)} MB. Make it smaller than ${MAX_BYTES / 1024 / 1024} MB.`,
      };
    }
    content = await fs.readFile(absolutePath);
  } catch {
    return { problem: `does not exist. ${EXPECTED}` };
  }
  const digest = digestOf(content);
  if (isSvg) {
    const size = svgSize(content.toString('utf8'));
    if (!size) return { problem: 'has no size. Give its <svg> a viewBox, or width and height.' };
    return { src: publish(absolutePath, digest), ...size, raster: null };
  }
  if (content.subarray(0, LFS_POINTER.length).equals(LFS_POINTER))
    return { problem: 'is a pointer of Git LFS, not the picture. Run "git lfs pull".' };
  const inspected = await inspect(content);
  if (typeof inspected === 'string') return { problem: inspected };
  const { width, height, isClean, opaque } = inspected;
  if (isClean)
    return { src: publish(absolutePath, digest), width, height, raster: { file: absolutePath, opaque } };
  const copy = await cleanCopy(content);
  const file = await addClean(copy, digest);
  return { src: publish(file, digestOf(copy)), width, height, raster: { file, opaque } };
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Checks for an animated PNG or AVIF. sharp sees only the first frame of such files. */
function hasFrames(content: Buffer): boolean {
  // The control chunk, before the first image data, contains the number of frames.
  const control = content.subarray(0, content.indexOf('IDAT') + 1).indexOf('acTL');
  if (control !== -1) return content.readUInt32BE(control + 4) > 1;
  const isAvif = content.toString('latin1', 4, 8) === 'ftyp';
  return isAvif && content.subarray(8, content.readUInt32BE(0)).includes('avis');
}

interface InspectedImage {
  width: number;
  height: number;
  /**
   * Whether the picture is stored upright and without data about its camera, place, and owner.
   * gatsby-plugin-sharp computes sizes from the stored width and height, so it would crop a rotated one.
   */
  isClean: boolean;
  opaque: boolean;
}

/**
 * Decodes the whole image, because gatsby-plugin-sharp's error for a damaged one omits the guide.
 *
 * @returns The image's properties, or what is wrong with the picture.
 */
async function inspect(content: Buffer): Promise<InspectedImage | string> {
  try {
    if (hasFrames(content)) return ANIMATED;
    const {
      autoOrient,
      orientation = 1,
      pages = 1,
      ...metadata
    } = await sharp(content, {
      limitInputPixels: false,
    }).metadata();
    if (pages > 1) return ANIMATED;
    const { width, height } = autoOrient;
    if (width * height > MAX_PIXELS)
      return `is ${width} × ${height} pixels. Make it smaller than ${Math.floor(MAX_PIXELS / 1e6)} megapixels.`;
    const { isOpaque } = await sharp(content, { failOn: 'error' }).stats();
    const { exif, xmp, icc, iptc, comments, tifftagPhotoshop } = metadata;
    const isClean = orientation === 1 && !(exif ?? xmp ?? icc ?? iptc ?? comments ?? tifftagPhotoshop);
    return { width, height, isClean, opaque: isOpaque };
  } catch {
    return 'is damaged and could not be read completely. Export it again.';
  }
}

/** sharp's limit. */
const MAX_PIXELS = 0x3fff * 0x3fff;
const ANIMATED = 'is animated, but only its first frame would be shown. Use a still picture.';

/** Turns a picture upright, converts its colors to sRGB, and leaves out all other data. */
async function cleanCopy(content: Buffer): Promise<Buffer> {
  const image = sharp(content).rotate();
  if ((await image.metadata()).format === 'heif') return image.avif({ quality: 90 }).toBuffer();
  const lossless = { quality: 100, force: false };
  return image.jpeg(lossless).webp(lossless).toBuffer();
}

/** Comments, processing instructions and the DOCTYPE, which can contain text such as `<svg>`. */
const BEFORE_ROOT = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>/gis;

/** SVG length units in pixels. In an `<img>`, an SVG's font size is always 16 pixels. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  em: 16,
  rem: 16,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

/**
 * Reads an SVG's size the way browsers do: if only the width or the height is set, the viewBox
 * determines the other one.
 *
 * @returns The size in pixels, or null if the SVG has none, because the page would shift when it
 *   loads.
 */
function svgSize(source: string): { width: number; height: number } | null {
  const [root = ''] =
    /<(?:[\w-]+:)?svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(source.replace(BEFORE_ROOT, '')) ?? [];
  const attributes = new Map(
    [...root.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, name, , value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const length = (name: string) => {
    const [, number = '', unit = ''] =
      /^\+?((?:\d+\.?|\d*\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(attributes.get(name) ?? '') ?? [];
    return Number(number) * (PIXELS[unit.toLowerCase()] ?? 0);
  };
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const pixels = (value: number) => Math.max(1, Math.round(value));
  const ratio = boxWidth / boxHeight;
  const width = length('width') || length('height') * ratio || boxWidth;
  const height = length('height') || width / ratio;
  return width > 0 && height > 0 ? { width: pixels(width), height: pixels(height) } : null;
}
