/** Draws the cards of one message, a `DrawJob`, and ends: the program of a process of its own. */
import fs from 'node:fs/promises';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSvg, text, type Card, type CardDesign, type TextStyle } from './card-svg';

export interface DrawJob {
  /** Absolute paths of the pictures to write, and what they say. */
  cards: readonly (readonly [file: string, card: Card])[];
  design: CardDesign;
  /** TrueType files of one family, weights 400 and 700. */
  fonts: readonly string[];
}

/** How many pictures are drawn at the same time. */
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
      // A picture that is cut off must not be taken for a finished one.
      await fs.writeFile(`${file}.part`, await drawPng(cardSvg(card, design, measure), options));
      await fs.rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, drawNext));
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
