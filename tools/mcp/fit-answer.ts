/**
 * Maximum length of a tool's result, in tokens. An assistant pays for each token, so long pages are
 * divided into parts.
 */
const MAX_TOKENS = 1400;

/** Estimates a text's tokens: about 3.5 Latin or 1.7 other characters each. */
export function estimateTokens(text: string): number {
  const ascii = text.replace(/[^\u0000-\u007f]/g, '').length;
  return Math.ceil(ascii / 3.5 + (text.length - ascii) / 1.7);
}

/**
 * Returns one part of a long text. Texts are divided between paragraphs, or between lines if a
 * paragraph is too long.
 *
 * @param text - Markdown.
 * @param part - Number of the part, from 1.
 * @returns The part, with a note on how to get the next one.
 * @throws If there is no such part.
 */
export function fitAnswer(text: string, part = 1): string {
  const parts: string[] = [];
  let current = '';
  for (const block of text.split(/(?<=\n\n)/).flatMap(divide)) {
    if (current !== '' && estimateTokens(current + block) > MAX_TOKENS) {
      parts.push(current);
      current = '';
    }
    current += block;
  }
  if (current !== '' || parts.length === 0) parts.push(current);
  const chosen = parts[part - 1];
  if (chosen === undefined)
    throw new Error(`There is no part ${part}. The answer has ${parts.length} part(s).`);
  const next = part < parts.length ? ` Call again with "part": ${part + 1} for the next one.` : '';
  return parts.length === 1
    ? chosen.trimEnd()
    : `${chosen.trimEnd()}\n\n(Part ${part} of ${parts.length}.${next})`;
}

function divide(block: string): string[] {
  if (estimateTokens(block) <= MAX_TOKENS) return [block];
  return block.split(/(?<=\n)/).flatMap((line) => line.match(/[^]{1,2000}/g) ?? []);
}
