/** Numbers of lines that `src/styles/code.css` has a class for, each half as many again as the one before. */
export const LINES = [12, 18, 27, 40, 60] as const;

/** A block of fewer lines is laid out as quickly as it is skipped. */
const FEWEST = 10;

/**
 * The class for the room that a long block of code is given while it is out of sight and not laid out.
 *
 * @returns That of the number next to the lines of the code; null for a block that is always laid out.
 */
export function roomForCode(code: string): string | null {
  const { length } = code.split('\n');
  if (length < FEWEST) return null;
  return `lines-${LINES.reduce((best, each) => (Math.abs(each - length) < Math.abs(best - length) ? each : best))}`;
}
