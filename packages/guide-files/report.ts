import type { Problem } from '../../src/model/text/problem';

/** The file that is checked, and the list that its problems are added to. */
export interface ProblemContext {
  /** Source path from the site root, for messages. */
  file: string;
  /** Number of lines before the body. */
  lineOffset: number;
  problems: Problem[];
}

/** Adds a problem to the context, with the node's line in the file. */
export function report(
  context: ProblemContext,
  node: { position?: { start: { line: number } } | undefined } | undefined,
  message: string,
  severity: Problem['severity'] = 'error',
): void {
  const line = node?.position?.start.line;
  context.problems.push({
    file: context.file,
    ...(line === undefined ? {} : { line: line + context.lineOffset }),
    message,
    severity,
  });
}
