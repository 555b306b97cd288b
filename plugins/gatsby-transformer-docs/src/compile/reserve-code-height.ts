/** Shorter code is laid out as quickly as it is skipped. */
const MIN_LINES = 10;
/** The classes in `src/styles/code.css` add up to this. */
const MAX_LINES = 99;

/**
 * The classes for the room that long code is given while it is out of sight and not laid out: its tens of lines, and what is left.
 *
 * @param lines - How many lines are shown.
 * @returns None for code that is always laid out.
 */
export function reserveCodeHeight(lines: number): string[] {
  if (lines < MIN_LINES || lines > MAX_LINES) return [];
  const units = lines % 10;
  return [`lines-${lines - units}`, ...(units === 0 ? [] : [`plus-${units}`])];
}
