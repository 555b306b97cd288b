/** How many of something held, and how many did not. */
export interface Count {
  passed: number;
  failed: number;
}

/**
 * Counts the tests of a Jest run by its `--json` answer.
 *
 * @param answer - Undefined when Jest ended without one.
 * @param succeeded - Whether Jest itself ended well. A run that did not counts at least one failure, even if no test says so.
 */
export function countJest(answer: string | undefined, succeeded: boolean): Count {
  const report = parse(answer);
  // A file that does not even load has no test that could fail; it counts as one.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
}

function parse(
  answer: string | undefined,
): Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number> {
  const report: unknown = answer === undefined ? {} : JSON.parse(answer);
  const number = (key: string): number => {
    const value: unknown =
      typeof report === 'object' && report !== null ? (report as Record<string, unknown>)[key] : 0;
    return typeof value === 'number' ? value : 0;
  };
  return {
    numPassedTests: number('numPassedTests'),
    numFailedTests: number('numFailedTests'),
    numRuntimeErrorTestSuites: number('numRuntimeErrorTestSuites'),
  };
}
