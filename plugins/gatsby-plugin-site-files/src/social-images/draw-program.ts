/**
 * Child process that draws all cards in one `DrawJob` and exits. It runs in a separate
 * process.
 */
import fs from 'node:fs/promises';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSvg, text, type Card, type CardDesign, type TextStyle } from './card-svg';

export interface DrawJob {
  /** Absolute image paths to write, with the texts on each image. */
  cards: readonly (readonly [file: string, card: Card])[];
  design: CardDesign;
  /** TrueType files of one font family, in weights 400 and 700. */
  fonts: readonly string[];
}

/** Number of images to draw in parallel. */
const PARALLEL = 2;

process.once('message', (job: DrawJob) => {
  void draw(job).then(() => process.disconnect());
});

async function draw({ cards, design, fonts }: DrawJob): Promise<void> {
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
    logLevel: 'off',
  };
  const measure = createMeasure(options);
  const rest = [...cards];
  const drawNext = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [file, card] = next;
      // Rename the file at the end, so that an incomplete image is never used.
      await fs.writeFile(`${file}.part`, await drawPng(cardSvg(card, design, measure), options));
      await fs.rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, drawNext));
}

/**
 * Returns a function that measures a line's width in pixels. Each line is measured only once, even
 * for different sizes.
 */
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

/**
 * Draws an SVG document as a PNG without a palette. A palette would make drawing take three times as long and only
 * save 14 kB in a file that readers don't load.
 */
async function drawPng(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
