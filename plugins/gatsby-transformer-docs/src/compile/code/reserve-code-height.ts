/** Space is reserved from this length on. Shorter code lays out just as fast. */
const MIN_LINES = 10;
/** The largest height that the classes in `src/styles/code.css` can reserve. */
const MAX_LINES = 99;

/**
 * Returns the classes that reserve space for long code while it is off-screen and not laid out: one
 * for the tens of lines, and one for the rest.
 *
 * @param lines - Number of lines shown.
 * @returns An empty array for code that is always laid out.
 */
export function reserveCodeHeight(lines: number): string[] {
  if (lines < MIN_LINES || lines > MAX_LINES) return [];
  const units = lines % 10;
  return [`lines-${lines - units}`, ...(units === 0 ? [] : [`plus-${units}`])];
}
