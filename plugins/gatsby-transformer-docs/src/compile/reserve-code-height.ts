/** Code of fewer lines is laid out as quickly as it is skipped. */
const FEWEST = 10;
/** What the classes of `src/styles/code.css` come to. */
const MOST = 99;

/**
 * The classes for the room that long code is given while it is out of sight and not laid out: its tens of lines, and what is left.
 *
 * @param lines - How many lines are shown.
 * @returns None for code that is always laid out.
 */
export function roomForCode(lines: number): string[] {
  if (lines < FEWEST || lines > MOST) return [];
  const units = lines % 10;
  return [`lines-${lines - units}`, ...(units === 0 ? [] : [`plus-${units}`])];
}
