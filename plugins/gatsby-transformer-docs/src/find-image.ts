import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureProblem } from './compile/context';
import type { PictureSource } from './compile/picture-source';

/** Widths in pixels and quality in percent. */
const PICTURE_WIDTHS = [640, 1030] as const;
const PICTURE_QUALITY = 70;
const [, MAX_WIDTH] = PICTURE_WIDTHS;
const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_BYTES = 20 * 1024 * 1024;
const EXPECTED = 'Expected a png, jpg, webp, avif, or svg file next to the guide.';

/** The type of gatsby-plugin-sharp's `generateImageData`, limited to what this site uses. */
export type GenerateImageData = (options: {
  file: {
    absolutePath: string;
    extension: string;
    name: string;
    base: string;
    internal: { contentDigest: string };
    id: string;
  };
  args: Record<string, unknown>;
  reporter: unknown;
  cache: unknown;
}) => Promise<
  | {
      images: {
        fallback?: { src: string; srcSet?: string; sizes?: string };
        sources?: { srcSet: string; type: string; sizes: string }[];
      };
    }
  | undefined
>;

/** Gatsby's tools for resizing and publishing images. */
interface ImageContext {
  reporter: unknown;
  cache: { directory: string };
  /** Returns the URL of a file that is served unchanged. */
  publicSvg: (file: string, digest: string) => string;
}

/**
 * Prepares a guide's image: sharp resizes raster images to 640 and 1030 pixels and adds WebP
 * versions, and SVG files are served unchanged.
 *
 * @returns The sources for the markup, or the problem: the file is missing, too large, or damaged.
 */
export async function findImage(
  absolutePath: string,
  generate: GenerateImageData,
  context: ImageContext,
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
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  if (isSvg) {
    const size = svgSize(content.toString('utf8'));
    if (!size) return { problem: 'has no size. Give its <svg> a viewBox, or width and height.' };
    return { src: context.publicSvg(absolutePath, digest), ...size, sources: [], color: null };
  }
  const inspected = await inspect(content);
  if (inspected === 'animated')
    return { problem: 'is animated, but only its first frame would be shown. Use a still picture.' };
  if (!inspected) return { problem: 'is damaged and could not be read completely. Export it again.' };
  return rasterPicture(absolutePath, { content, digest, ...inspected }, generate, context);
}

/** Checks for an animated PNG or AVIF, of which sharp sees only the first frame. */
function hasFrames(content: Buffer): boolean {
  // The control chunk, before the first image data, contains the number of frames.
  const control = content.subarray(0, content.indexOf('IDAT') + 1).indexOf('acTL');
  if (control !== -1) return content.readUInt32BE(control + 4) > 1;
  const isAvif = content.toString('latin1', 4, 8) === 'ftyp';
  return isAvif && content.subarray(8, content.readUInt32BE(0)).includes('avis');
}

interface ImageFacts {
  width: number;
  height: number;
  /** Whether the EXIF data says that the picture is rotated or mirrored. */
  rotated: boolean;
  color: string | null;
}

/**
 * Decodes the whole image, because gatsby-plugin-sharp's error for a damaged one omits the guide.
 */
async function inspect(content: Buffer): Promise<ImageFacts | 'animated' | null> {
  try {
    if (hasFrames(content)) return 'animated';
    const image = sharp(content, { failOn: 'error' });
    const { autoOrient, orientation = 1, pages = 1 } = await image.metadata();
    if (pages > 1) return 'animated';
    const { dominant, isOpaque } = await image.stats();
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    const color = isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : null;
    return { ...autoOrient, rotated: orientation > 1, color };
  } catch {
    return null;
  }
}

async function rasterPicture(
  absolutePath: string,
  { content, digest, width, height, rotated, color }: ImageFacts & { content: Buffer; digest: string },
  generate: GenerateImageData,
  { reporter, cache }: ImageContext,
): Promise<PictureSource | PictureProblem> {
  const { name, ext, base } = path.parse(absolutePath);
  const shown = Math.min(width, MAX_WIDTH);
  const upright = rotated ? path.join(cache.directory, digest + ext) : absolutePath;
  if (rotated) await writeUpright(content, upright);
  const data = await generate({
    file: {
      absolutePath: upright,
      extension: ext.slice(1).toLowerCase(),
      name,
      base,
      internal: { contentDigest: digest },
      id: absolutePath,
    },
    args: {
      layout: 'constrained',
      width: shown,
      breakpoints: PICTURE_WIDTHS.filter((each) => each <= shown),
      outputPixelDensities: [1],
      formats: ['auto', 'webp'],
      placeholder: 'none',
      quality: PICTURE_QUALITY,
      sizes: `(min-width: 996px) min(${shown}px, 46rem), min(${shown}px, 100vw)`,
    },
    reporter,
    cache,
  });
  const fallback = data?.images.fallback;
  if (!fallback) return { problem: 'could not be resized. Export it again as png or jpg.' };
  return {
    src: fallback.src,
    width: shown,
    height: Math.round((height * shown) / width),
    sources: (data.images.sources ?? []).map((source) => ({ ...source, srcSet: oneLine(source.srcSet) })),
    ...(fallback.srcSet ? { srcSet: oneLine(fallback.srcSet), sizes: fallback.sizes ?? '100vw' } : {}),
    color,
  };
}

/** gatsby-plugin-sharp computes sizes from the stored width and height, so it would crop the picture. */
async function writeUpright(content: Buffer, file: string): Promise<void> {
  const lossless = { quality: 100, force: false };
  await sharp(content).rotate().jpeg(lossless).webp(lossless).toFile(file);
}

function oneLine(srcSet: string): string {
  return srcSet.replace(/\s+/g, ' ');
}

/** Comments, processing instructions and the DOCTYPE, which can contain text such as `<svg>`. */
const BEFORE_ROOT = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^[>]*(?:\[.*?\])?[^>]*>/gis;

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
    [...root.matchAll(/([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, name, , value = '']) => [
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
