/** The most UTF-8 bytes of text in one record: Algolia takes records of up to 10 kB, names and paths included. */
const MAX_TEXT_BYTES = 8000;

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;

/**
 * Splits text into pieces that fit into a record, at the ends of sentences, or else between words.
 *
 * @param text plain text
 * @param limit the most UTF-8 bytes of a piece, at least 4
 * @returns the pieces in order, trimmed, none empty; no piece at all for blank text
 */
export function splitText(text: string, limit: number = MAX_TEXT_BYTES): string[] {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  const flush = (): void => {
    if (piece.trim()) pieces.push(piece.trim());
    piece = '';
    size = 0;
  };
  const add = (chunk: string, cut: (long: string) => Iterable<string>): void => {
    const length = bytes(chunk);
    if (size + length > limit) flush();
    if (length > limit) {
      for (const smaller of cut(chunk)) add(smaller, (long) => long);
      return;
    }
    piece += chunk;
    size += length;
  };
  const words = (sentence: string): string[] => sentence.match(/\s*\S+\s*/g) ?? [];
  for (const sentence of text.match(/[^.!?]*(?:[.!?]+(?:\s+|$)|[.!?]|$)/g) ?? []) add(sentence, words);
  flush();
  return pieces;
}
