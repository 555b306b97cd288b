import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from './compile/context';

/** Image settings of the site: spec.md §9. */
export const PICTURE_WIDTHS = [640, 1030];
export const PICTURE_QUALITY = 70;
const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;
const MAX_BYTES = 20 * 1024 * 1024;

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
      width: number;
      height: number;
      backgroundColor?: string;
      images: {
        fallback?: { src: string; srcSet?: string; sizes?: string };
        sources?: { srcSet: string; type: string; sizes: string }[];
      };
    }
  | undefined
>;

/**
 * Makes the picture of a guide ready to be shown: raster files go through sharp (quality 70, widths from 640 to 1030 pixels, AVIF
 * and WebP beside the original format), SVG files are served as they are.
 *
 * @returns null when the file is missing, too large or no picture.
 */
export async function findImage(
  absolutePath: string,
  generate: GenerateImageData,
  world: { reporter: unknown; cache: unknown; publicSvg: (file: string, digest: string) => string },
): Promise<PictureSource | null> {
  let content: Buffer;
  try {
    const { size } = await fs.stat(absolutePath);
    if (size === 0 || size > MAX_BYTES) return null;
    content = await fs.readFile(absolutePath);
  } catch {
    return null;
  }
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  if (/\.svg$/i.test(absolutePath))
    return svgPicture(content.toString('utf8'), world.publicSvg(absolutePath, digest));
  if (!RASTER.test(absolutePath)) return null;
  const { name, ext, base } = path.parse(absolutePath);
  const file = {
    absolutePath,
    extension: ext.slice(1).toLowerCase(),
    name,
    base,
    internal: { contentDigest: digest },
    id: absolutePath,
  };
  try {
    const data = await generate({
      file,
      args: {
        layout: 'constrained',
        width: PICTURE_WIDTHS.at(-1),
        breakpoints: PICTURE_WIDTHS,
        outputPixelDensities: [1],
        formats: ['auto', 'webp', 'avif'],
        placeholder: 'dominantColor',
        quality: PICTURE_QUALITY,
        sizes: '(min-width: 996px) 46rem, 100vw',
      },
      reporter: world.reporter,
      cache: world.cache,
    });
    const fallback = data?.images.fallback;
    if (!data || !fallback) return null;
    return {
      src: fallback.src,
      width: data.width,
      height: data.height,
      sources: data.images.sources ?? [],
      ...(fallback.srcSet ? { srcSet: fallback.srcSet, sizes: fallback.sizes ?? '100vw' } : {}),
      color: data.backgroundColor ?? null,
    };
  } catch {
    // sharp could not read it: a damaged file is reported like one that is no picture.
    return null;
  }
}

/** Reads the size of an SVG from its root element; without one the picture could shift the page. */
function svgPicture(source: string, src: string): PictureSource | null {
  const root = /<svg\b[^>]*>/i.exec(source)?.[0];
  if (!root) return null;
  const number = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const box = /\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root);
  const width = number('width') || Number(box?.[1]);
  const height = number('height') || Number(box?.[2]);
  if (!width || !height) return null;
  return { src, width: Math.round(width), height: Math.round(height), sources: [], color: null };
}
