import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSvg, text, type Card, type CardDesign, type TextStyle } from './card-svg';

/** Increase it when cards are drawn in another way from the same facts. */
const FORMAT = 3;
/** How many pictures are drawn at the same time; each takes 3 MB meanwhile. */
const PARALLEL = 2;

export interface DrawPlace {
  /** TrueType files of one family, weights 400 and 700. */
  fonts: readonly string[];
  /** Folder that is served. */
  target: string;
  /** Folder that survives from build to build. */
  cache: string;
}

/**
 * Draws the cards that are not in the cache, and copies all of them below the served folder. Cards that no page needs any more are deleted from the
 * cache.
 *
 * @returns How many were drawn.
 * @throws When a font file is missing; the pictures would have no text.
 */
export async function drawCards(
  cards: readonly Card[],
  design: CardDesign,
  { fonts, target, cache }: DrawPlace,
): Promise<number> {
  for (const font of fonts)
    await fs.access(font).catch(() => {
      throw new Error(`${font}: the font of the social images is missing. Run "npm ci".`);
    });
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const named = cards.map((card) => ({ card, name: nameOf(card, design) }));
  const missing = new Map(
    named.filter(({ name }) => !cached.has(name)).map(({ card, name }) => [name, card]),
  );
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
    logLevel: 'off',
  };
  const measure = createMeasure(options);
  const rest = [...missing];
  const draw = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [name, card] = next;
      const svg = cardSvg(card, design, measure);
      await fs.writeFile(path.join(cache, name), await drawPng(svg, options));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, draw));
  for (const { card, name } of named) {
    const file = path.join(target, card.file);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(path.join(cache, name), file);
  }
  const needed = new Set(named.map(({ name }) => name));
  for (const name of cached) if (!needed.has(name)) await fs.rm(path.join(cache, name));
  return missing.size;
}

function nameOf({ title, section, language }: Card, design: CardDesign): string {
  const facts = JSON.stringify([FORMAT, title, section, language, design]);
  return `${createHash('sha1').update(facts).digest('hex')}.png`;
}

/** Widths of lines in pixels. Each line is measured once, whatever sizes are tried. */
function createMeasure(options: ResvgRenderOptions): (line: string, style: TextStyle) => number {
  const widths = new Map<string, number>();
  return (line, { size, weight }) => {
    const key = `${weight} ${line}`;
    let width = widths.get(key);
    if (width === undefined) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text(line, 0, 0, { size: 100, weight }, '#000')}</svg>`;
      width = new Resvg(svg, options).getBBox()?.width ?? 0;
      widths.set(key, width);
    }
    return (width * size) / 100;
  };
}

/** Without a palette, which would take twice as long as all the rest to save 14 kB that no reader fetches. */
async function drawPng(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
