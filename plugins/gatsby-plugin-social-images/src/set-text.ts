import type { Font } from './font';

const NO_BREAK = '\u00a0';

/** Part of a line that one face can draw. */
export interface TextRun {
  family: string;
  text: string;
}

/** Title broken into lines at the largest size that fits. */
export interface FittedText {
  /** In pixels. */
  size: number;
  lines: string[];
}

/** Width of a text in pixels. Characters that no face has count as wide as a letter. */
export function measure(text: string, fonts: readonly Font[], size: number): number {
  let width = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    width += firstAdvance(codePoint, fonts) ?? 0.6;
  }
  return width * size;
}

/** Parts a text into runs, each with the first face that has its characters. */
export function toRuns(text: string, fonts: readonly Font[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // Spaces stay with what stands before them.
    const family =
      (character === ' ' || character === NO_BREAK ? last?.family : undefined) ??
      fonts.find((font) => font.advance(codePoint) !== undefined)?.family ??
      last?.family ??
      fonts[0]?.family ??
      '';
    if (last?.family === family) last.text += character;
    else runs.push({ family, text: character });
  }
  return runs;
}

/**
 * Breaks a title into lines.
 *
 * @param box - `sizes` from the largest to the smallest, in pixels; the first that fits into `width` and `maxLines` is taken. At the last one, lines
 *   that do not fit end in an ellipsis.
 */
export function fitText(
  text: string,
  fonts: readonly Font[],
  box: { width: number; maxLines: number; sizes: readonly number[] },
): FittedText {
  // A preposition stays with its noun.
  const bound = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^| )(\p{L}{1,2}) /gu, `$1${NO_BREAK}`);
  const words = bound.split(' ').filter(Boolean);
  const last = box.sizes.at(-1) ?? 16;
  for (const size of box.sizes) {
    const width = (line: string) => measure(line, fonts, size);
    const lines = wrap(words, (line) => width(line) <= box.width);
    if (lines.length <= box.maxLines && lines.every((line) => width(line) <= box.width))
      return { size, lines };
  }
  const fits = (line: string) => measure(line, fonts, last) <= box.width;
  const pieces = words.flatMap((word) => breakWord(word, fits));
  const lines = wrap(pieces, fits);
  if (lines.length <= box.maxLines) return { size: last, lines };
  const kept = lines.slice(0, box.maxLines);
  let end = kept.at(-1) ?? '';
  while (end !== '' && !fits(`${end}…`)) end = [...end].slice(0, -1).join('').trimEnd();
  return { size: last, lines: [...kept.slice(0, -1), `${end}…`] };
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Parts a word that is longer than a line, such as the name of a class. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const character of word) {
    if (current !== '' && !fits(current + character)) {
      pieces.push(current);
      current = '';
    }
    current += character;
  }
  return [...pieces, current];
}

function firstAdvance(codePoint: number, fonts: readonly Font[]): number | undefined {
  for (const font of fonts) {
    const advance = font.advance(codePoint);
    if (advance !== undefined) return advance;
  }
  return undefined;
}
