/** How many of something held, and how many did not. */
export interface Count {
  passed: number;
  failed: number;
}

interface JestCount extends Count {
  /** Full names of the tests that passed only when they were run again. */
  again: string[];
}

/** What is read of the answer of `jest --json`. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { assertionResults: readonly Assertion[] }[];
}

interface Assertion {
  fullName: string;
  status: string;
  invocations?: number;
}

const NOTHING: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

/**
 * Counts the tests of a Jest run by its `--json` answer.
 *
 * @param answer - Undefined when Jest ended without one.
 * @param succeeded - Whether Jest itself ended well. A run that did not counts at least one failure, even if no test says so.
 */
export function countJest(answer: string | undefined, succeeded: boolean): JestCount {
  const report = answer === undefined ? NOTHING : { ...NOTHING, ...(JSON.parse(answer) as Partial<Report>) };
  // A file that does not even load has no test that could fail; it counts as one.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const again = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1), again };
}
