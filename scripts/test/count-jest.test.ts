import { countJest } from './count-jest';

const report = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });

it.each([
  ['all tests passed', report(3, 0), true, { passed: 3, failed: 0 }],
  ['one test failed', report(2, 1), false, { passed: 2, failed: 1 }],
  ['a test file does not load', report(2, 0, 1), false, { passed: 2, failed: 1 }],
  ['Jest itself fails', report(2, 0), false, { passed: 2, failed: 1 }],
  ['Jest writes no output', undefined, false, { passed: 0, failed: 1 }],
] as const)('when %s, the count says so', (_case, answer, succeeded, expected) => {
  expect(countJest(answer, succeeded)).toEqual({ ...expected, retried: [] });
});

it('lists tests that passed only after a retry', () => {
  const assertionResults = [
    { fullName: 'passes', status: 'passed', invocations: 1 },
    { fullName: 'passes at the second try', status: 'passed', invocations: 2 },
    { fullName: 'fails twice', status: 'failed', invocations: 2 },
    { fullName: 'waits', status: 'todo' },
  ];
  const answer = JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ assertionResults }],
  });
  expect(countJest(answer, false)).toEqual({ passed: 2, failed: 1, retried: ['passes at the second try'] });
});
