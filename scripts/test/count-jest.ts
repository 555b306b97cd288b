/** Numbers of passed and failed tests or steps. */
export interface Count {
  passed: number;
  failed: number;
}

interface JestCount extends Count {
  /** Full names of tests that passed only after a retry. */
  retried: string[];
}

/** The part of the `jest --json` output that is used. */
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

const EMPTY_REPORT: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

/**
 * Counts the tests in a Jest run's `--json` output.
 *
 * @param output - The output, or undefined if there is none.
 * @param succeeded - Whether Jest exited with code 0. Otherwise, at least one failure is counted,
 *   even if no test failed.
 */
export function countJest(output: string | undefined, succeeded: boolean): JestCount {
  const report =
    output === undefined ? EMPTY_REPORT : { ...EMPTY_REPORT, ...(JSON.parse(output) as Partial<Report>) };
  // A test file that fails to load counts as one failed test.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const retried = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1), retried };
}
