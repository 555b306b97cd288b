const CUT = /^[ \t]*\/\/ ---cut---[^\S\n]*(?:\n|$)/m;

/** Fence languages that the compiler checks. */
export const TYPESCRIPT = /^(?:ts|typescript|tsx)$/i;

/** A sample whose lines before `// ---cut---` are compiled and copied, but not shown. */
interface CutSample {
  shown: string;
  /** Number of hidden lines, including the marker. */
  hidden: number;
  /** Both parts, without the marker. */
  whole: string;
}

/**
 * Splits a fence's code at its cut marker. All code is shown if there is no marker, or if the
 * language is not TypeScript: diffs (`diff-ts`) have no cut.
 *
 * @param code - The fence's code.
 * @param language - The fence's language.
 */
export function readCut(code: string, language: string | null | undefined = 'ts'): CutSample {
  const mark = TYPESCRIPT.test(language ?? '') ? CUT.exec(code) : null;
  if (!mark) return { shown: code, hidden: 0, whole: code };
  const before = code.slice(0, mark.index);
  const shown = code.slice(mark.index + mark[0].length);
  return { shown, hidden: before.split('\n').length, whole: before + shown };
}
