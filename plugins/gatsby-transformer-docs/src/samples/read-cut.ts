const CUT = /^[^\S\n]*\/\/ ---cut---[^\S\n]*(?:\n|$)/m;

/** Languages of fences that the compiler checks. */
export const TYPESCRIPT = /^(?:ts|typescript|tsx)$/i;

/** A sample whose beginning is compiled and copied, but not shown: what stands above its line `// ---cut---`. */
interface CutSample {
  shown: string;
  /** Number of lines that are not shown, with that of the mark. */
  hidden: number;
  /** Both parts, without the mark. */
  whole: string;
}

/**
 * Parts the code of a fence at its mark. Without one, and in a language other than TypeScript, all of it is shown: changes (`diff-ts`) have no cut.
 *
 * @param language - As the fence names it.
 */
export function readCut(code: string, language: string | null | undefined = 'ts'): CutSample {
  const mark = TYPESCRIPT.test(language ?? '') ? CUT.exec(code) : null;
  if (!mark) return { shown: code, hidden: 0, whole: code };
  const before = code.slice(0, mark.index);
  const shown = code.slice(mark.index + mark[0].length);
  return { shown, hidden: before.split('\n').length, whole: before + shown };
}
