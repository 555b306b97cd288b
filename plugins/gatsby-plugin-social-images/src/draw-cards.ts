import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { CARD_HEIGHT, CARD_WIDTH, cardSvg, type Card, type CardDesign, type CardFonts } from './card-svg';
import { readFont, type Font } from './font';
import { toIndexedPng } from './indexed-png';

/** Changes whenever pictures are drawn from the same SVG in another way. */
const PNG_FORMAT = 1;
/** How many pictures are drawn at the same time; each takes 3 MB meanwhile. */
const PARALLEL = 2;

export interface DrawPlace {
  /** Folder of the WOFF files of one font family, as fontsource names them. */
  fonts: string;
  /** Name that the font files begin with, such as `noto-sans`. */
  fontName: string;
  /** Folder that is served. */
  target: string;
  /** Folder that outlives the build. */
  cache: string;
}

/**
 * Draws the cards that are not in the cache, and puts all of them below the served folder. Cards that no page needs any more are taken out of the
 * cache.
 *
 * @returns How many were drawn.
 * @throws When a font file is missing.
 */
export async function drawCards(
  cards: readonly Card[],
  design: CardDesign,
  place: DrawPlace,
): Promise<number> {
  const fonts = await readFonts(place);
  const wanted = cards.map((card) => {
    const svg = cardSvg(card, design, fonts);
    const name = `${createHash('sha1').update(`${PNG_FORMAT} ${svg}`).digest('hex')}.png`;
    return { file: path.join(place.target, card.file), svg, name };
  });
  await fs.mkdir(place.cache, { recursive: true });
  const cached = new Set(await fs.readdir(place.cache));
  const missing = [
    ...new Map(wanted.filter(({ name }) => !cached.has(name)).map((each) => [each.name, each])).values(),
  ];
  if (missing.length > 0) await drawAll(missing, fonts, place.cache);
  for (const { file, name } of wanted) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(path.join(place.cache, name), file);
  }
  const needed = new Set(wanted.map(({ name }) => name));
  for (const name of cached) {
    if (name.endsWith('.png') && !needed.has(name)) await fs.rm(path.join(place.cache, name));
  }
  return missing.length;
}

async function drawAll(
  cards: readonly { svg: string; name: string }[],
  fonts: CardFonts,
  cache: string,
): Promise<void> {
  const faces = [...fonts.bold, ...fonts.regular];
  const fontFiles = faces.map(({ family }) => path.join(cache, `${family}.ttf`));
  await Promise.all(faces.map(({ file }, index) => fs.writeFile(fontFiles[index] ?? '', file)));
  const rest = [...cards];
  const draw = async () => {
    for (let card = rest.shift(); card; card = rest.shift()) {
      const image = await renderAsync(card.svg, {
        font: { loadSystemFonts: false, fontFiles, defaultFontFamily: faces[0]?.family ?? '' },
        logLevel: 'off',
      });
      await fs.writeFile(path.join(cache, card.name), toIndexedPng(image.pixels, CARD_WIDTH, CARD_HEIGHT));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, draw));
}

async function readFonts({ fonts, fontName }: DrawPlace): Promise<CardFonts> {
  const read = (weight: number): Promise<Font[]> =>
    Promise.all(
      ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map(async (script) =>
        readFont(
          await fs.readFile(path.join(fonts, `${fontName}-${script}-${weight}-normal.woff`)),
          `${fontName}-${script}-${weight}`,
        ),
      ),
    );
  const [bold, regular] = await Promise.all([read(700), read(400)]);
  return { bold, regular };
}
