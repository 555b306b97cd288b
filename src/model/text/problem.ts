/** A problem in a build's input, with what its author needs to fix it. */
export interface Problem {
  /** Path relative to the site root, with forward slashes. */
  file: string;
  /** 1-based line number, if known. */
  line?: number;
  /** The problem, the expected input, and the fix, in full sentences. */
  message: string;
  /** A warning is reported but doesn't stop the build. */
  severity: 'error' | 'warning';
}

/** Creates an error in a file, and on a line if it is known. */
export function errorIn(file: string, message: string, line?: number): Problem {
  return { file, ...(line === undefined ? {} : { line }), message, severity: 'error' };
}

/** Formats a problem as `file:line: message`, so that editors turn it into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/**
 * Sorts problems by file and line, so that the order is always the same. Each is returned once, even if
 * several pages show the text that it is in.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message, 'en'),
  );
}
