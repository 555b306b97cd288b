import type { Font } from './font';
import { fitText, measure, toRuns } from './set-text';

/** What one picture says. */
export interface Card {
  /** Path below the site's root, such as `/social/uk/faq.png`. */
  file: string;
  title: string;
  /** Where the page belongs, such as `Libraries › typeorm`. */
  section: string;
  /** Own name of the language. */
  language: string;
}

/** The look, the same on all cards. Colors as `#rrggbb`. */
export interface CardDesign {
  siteName: string;
  surface: string;
  text: string;
  muted: string;
  accent: string;
  /** The logo as an SVG document with a `viewBox`, or nothing. */
  logo: string;
  /** How much of the logo's width is empty at its left edge, from 0 to 1; the rest is aligned with the text. */
  logoInset: number;
}

export interface CardFonts {
  bold: readonly Font[];
  regular: readonly Font[];
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 84;
const LOGO_SIZE = 76;
const TITLE_SIZES = [84, 72, 62, 54];

/** Draws a card: the site above, the title in the middle, section and language below. */
export function cardSvg(card: Card, design: CardDesign, { bold, regular }: CardFonts): string {
  const width = CARD_WIDTH - 2 * MARGIN;
  const { size, lines } = fitText(card.title, bold, { width, maxLines: 3, sizes: TITLE_SIZES });
  const lineHeight = Math.round(size * 1.18);
  // The block of lines stands in the middle between logo and foot.
  const top = 320 - Math.round((lines.length * lineHeight) / 2);
  const foot = CARD_HEIGHT - MARGIN + 6;
  const languageWidth = measure(card.language, regular, 30);
  const section = fitText(card.section, regular, {
    width: width - languageWidth - 60,
    maxLines: 1,
    sizes: [30],
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${design.surface}"/>`,
    `<rect width="${CARD_WIDTH}" height="10" fill="${design.accent}"/>`,
    design.logo.replace(
      '<svg',
      `<svg x="${MARGIN - Math.round(LOGO_SIZE * design.logoInset)}" y="${100 - LOGO_SIZE / 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}"`,
    ),
    text(
      design.siteName,
      MARGIN + (design.logo === '' ? 0 : Math.round(LOGO_SIZE * (1 - design.logoInset)) + 4),
      114,
      40,
      design.text,
      bold,
    ),
    ...lines.map((line, index) =>
      text(line, MARGIN, top + Math.round(size * 0.86) + index * lineHeight, size, design.text, bold),
    ),
    ...section.lines.map((line) => text(line, MARGIN, foot, 30, design.muted, regular)),
    text(card.language, Math.round(CARD_WIDTH - MARGIN - languageWidth), foot, 30, design.muted, regular),
    '</svg>',
  ].join('');
}

function text(
  content: string,
  x: number,
  y: number,
  size: number,
  color: string,
  fonts: readonly Font[],
): string {
  const runs = toRuns(content, fonts).map(
    ({ family, text: run }) => `<tspan font-family="${family}">${escapeXml(run)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" xml:space="preserve">${runs.join('')}</text>`;
}

function escapeXml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
