/**
 * Maximum UTF-8 bytes of text in one record. Algolia limits records to 10 kB, names and paths
 * included.
 */
const MAX_TEXT_BYTES = 8000;

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;

/**
 * Splits text into pieces that fit into a record, after sentences if possible, otherwise between
 * words.
 *
 * @param text - Plain text.
 * @param limit - Maximum UTF-8 bytes per piece, at least 4.
 * @returns Trimmed, non-empty pieces in order; an empty list for blank text.
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
  const words = (sentence: string): string[] => sentence.match(/^\s*\S+\s*|\S+\s*/g) ?? [];
  for (const sentence of text.match(/[^.!?]*(?:[.!?]+\s*|$)/g) ?? []) add(sentence, words);
  flush();
  return pieces;
}
