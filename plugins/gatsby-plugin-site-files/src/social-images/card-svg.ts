import { SOCIAL_IMAGE_SIZE } from '../../../../src/model/docs/addresses';
import { escapeHtml } from '../../../../src/model/text/text';
import { fitText } from './fit-text';

/** Texts on a social image, and the file to write it to. */
export interface Card {
  /** File path in the site, such as `/social/uk/faq.png`. */
  file: string;
  title: string;
  /** Page section, such as `Libraries › typeorm`. */
  section: string;
  /** The language's native name. */
  language: string;
}

/** Design shared by all images. Colors are `#rrggbb`. */
export interface CardDesign {
  siteName: string;
  surface: string;
  text: string;
  muted: string;
  accent: string;
  /** The logo's SVG document with a `viewBox`, or an empty string. */
  logo: string;
}

/** Font style for a line of text. Sizes are in pixels. */
export interface TextStyle {
  size: number;
  weight: 400 | 700;
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 84;
const LOGO_SIZE = 76;
/**
 * Share of logo width that is empty at its left edge, from 0 to 1. The visible part is aligned with the
 * text.
 */
const LOGO_INSET = 0.17;
const TITLE_SIZES = [84, 72, 62, 54];
const SMALL: TextStyle = { size: 30, weight: 400 };

/**
 * Draws a social image: site name at the top, title in the middle, section and language at the
 * bottom.
 *
 * @param card - Texts on the image.
 * @param design - Colors and logo.
 * @param measure - Returns a line's width in pixels.
 */
export function cardSvg(
  card: Card,
  design: CardDesign,
  measure: (line: string, style: TextStyle) => number,
): string {
  const width = WIDTH - 2 * MARGIN;
  const { size, lines } = fitText(card.title, { width, maxLines: 3, sizes: TITLE_SIZES }, (line, titleSize) =>
    measure(line, { size: titleSize, weight: 700 }),
  );
  const lineHeight = Math.round(size * 1.18);
  // Center the lines between logo and bottom text.
  const top = 320 - Math.round((lines.length * lineHeight) / 2);
  const bottom = HEIGHT - MARGIN + 6;
  const languageWidth = measure(card.language, SMALL);
  const section = fitText(
    card.section,
    { width: width - languageWidth - 60, maxLines: 1, sizes: [SMALL.size] },
    (line) => measure(line, SMALL),
  );
  const nameAt = MARGIN + (design.logo === '' ? 0 : Math.round(LOGO_SIZE * (1 - LOGO_INSET)) + 4);
  const languageAt = Math.round(WIDTH - MARGIN - languageWidth);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${design.surface}"/>`,
    `<rect width="${WIDTH}" height="10" fill="${design.accent}"/>`,
    design.logo.replace(
      '<svg',
      `<svg x="${MARGIN - Math.round(LOGO_SIZE * LOGO_INSET)}" y="${100 - LOGO_SIZE / 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}"`,
    ),
    text(design.siteName, nameAt, 114, { size: 40, weight: 700 }, design.text),
    ...lines.map((line, index) =>
      text(
        line,
        MARGIN,
        top + Math.round(size * 0.86) + index * lineHeight,
        { size, weight: 700 },
        design.text,
      ),
    ),
    ...section.lines.map((line) => text(line, MARGIN, bottom, SMALL, design.muted)),
    text(card.language, languageAt, bottom, SMALL, design.muted),
    '</svg>',
  ].join('');
}

/** Returns a line of text as an SVG element. */
export function text(content: string, x: number, y: number, style: TextStyle, color: string): string {
  return `<text x="${x}" y="${y}" font-size="${style.size}" font-weight="${style.weight}" fill="${color}" xml:space="preserve">${escapeHtml(content)}</text>`;
}
