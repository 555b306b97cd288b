import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureProblem } from './compile/context';
import type { PictureSource } from './compile/picture-source';

/** Image settings of the site: widths in pixels, quality in percent. */
const PICTURE_WIDTHS = [640, 1030] as const;
const PICTURE_QUALITY = 70;
const MAX_WIDTH = 1030;
const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_BYTES = 20 * 1024 * 1024;
const EXPECTED = 'Expected a png, jpg, webp, avif or svg file beside the guide.';

/** The part of gatsby-plugin-sharp's `generateImageData` this site uses. */
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

interface World {
  reporter: unknown;
  cache: unknown;
  /** Returns the URL of a file that is served unchanged. */
  publicSvg: (file: string, digest: string) => string;
}

/**
 * Makes the picture of a guide ready to be shown: raster files go through sharp (quality 70, widths from 640 to 1030 pixels,
 * and WebP beside the original format), SVG files are served as they are.
 *
 * @returns What the markup needs, or what is wrong: the file is missing, too large, damaged or not a picture.
 */
export async function findImage(
  absolutePath: string,
  generate: GenerateImageData,
  world: World,
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
    return { src: world.publicSvg(absolutePath, digest), ...size, sources: [], color: null };
  }
  const looked = await lookAt(content);
  if (!looked) return { problem: 'is damaged and could not be read completely. Export it again.' };
  return rasterPicture(absolutePath, digest, looked, generate, world);
}

interface Look {
  width: number;
  height: number;
  color: string | null;
}

/** Decodes the whole picture, since gatsby-plugin-sharp fails on a damaged one without saying where it is used. */
async function lookAt(content: Buffer): Promise<Look | null> {
  try {
    const image = sharp(content, { failOn: 'error' });
    const { width, height, orientation = 1 } = await image.metadata();
    const { dominant, isOpaque } = await image.stats();
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    const color = isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : null;
    // EXIF orientations 5–8 swap width and height.
    return orientation >= 5 ? { width: height, height: width, color } : { width, height, color };
  } catch {
    return null;
  }
}

async function rasterPicture(
  absolutePath: string,
  digest: string,
  { width, height, color }: Look,
  generate: GenerateImageData,
  { reporter, cache }: World,
): Promise<PictureSource | PictureProblem> {
  const { name, ext, base } = path.parse(absolutePath);
  const shown = Math.min(width, MAX_WIDTH);
  const data = await generate({
    file: {
      absolutePath,
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

function oneLine(srcSet: string): string {
  return srcSet.replace(/\s+/g, ' ');
}

/** Reads the size of an SVG from its root element; without one the picture could shift the page. */
function svgSize(source: string): { width: number; height: number } | null {
  const root = /<svg\b[^>]*>/i.exec(source)?.[0];
  if (!root) return null;
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const box = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root);
  const width = number('width') || Number(box?.[1]);
  const height = number('height') || Number(box?.[2]);
  return width && height ? { width: Math.round(width), height: Math.round(height) } : null;
}
