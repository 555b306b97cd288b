const NO_BREAK = '\u00a0';

/** Text broken into lines, at the largest size that fits, in pixels. */
interface FittedText {
  size: number;
  lines: string[];
}

/** The area to fit text into, and the sizes to try, largest first. All in pixels. */
interface TextBox {
  width: number;
  maxLines: number;
  sizes: readonly number[];
}

/**
 * Breaks text into lines at the largest size at which all lines fit. If none fits, the smallest
 * size is used, long words are broken, and the last line ends with an ellipsis.
 *
 * @param text - The text.
 * @param box - Available space and sizes.
 * @param measure - Returns a line's width in pixels.
 */
export function fitText(
  text: string,
  { width, maxLines, sizes }: TextBox,
  measure: (line: string, size: number) => number,
): FittedText {
  // Keep short words such as prepositions together with the next word.
  const bound = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^| )(\p{L}{1,2}) /gu, `$1${NO_BREAK}`);
  const words = bound.split(' ').filter(Boolean);
  for (const size of sizes) {
    const fits = (line: string) => measure(line, size) <= width;
    const lines = wrap(words, fits);
    if (lines.length <= maxLines && lines.every(fits)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  const fits = (line: string) => measure(line, size) <= width;
  const lines = wrap(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  );
  if (lines.length <= maxLines) return { size, lines };
  let end = lines[maxLines - 1] ?? '';
  while (end !== '' && !fits(`${end}…`)) end = [...end].slice(0, -1).join('').trimEnd();
  return { size, lines: [...lines.slice(0, maxLines - 1), `${end}…`] };
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

/** Breaks a word that is longer than a line, such as a class name. */
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
