/** An error in the input of a build, with all that its author needs to fix it. */
export interface Problem {
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** 1-based line in that file, when it is known. */
  line?: number;
  /** What is wrong, what was expected and what to do, in full sentences. */
  message: string;
  /** A warning is shown and counted but does not stop the build. */
  severity: 'error' | 'warning';
}

/** `file:line: message`, the form editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** Orders problems by file and line, so that two runs list them alike. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message, 'en'),
  );
}
