import { countJest } from './count-jest';

const report = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });

it.each([
  ['all tests passed', report(3, 0), true, { passed: 3, failed: 0 }],
  ['one test failed', report(2, 1), false, { passed: 2, failed: 1 }],
  ['a test file does not load', report(2, 0, 1), false, { passed: 2, failed: 1 }],
  ['Jest fails for a reason of its own', report(2, 0), false, { passed: 2, failed: 1 }],
  ['Jest leaves no answer', undefined, false, { passed: 0, failed: 1 }],
] as const)('when %s, the count says so', (_case, answer, succeeded, expected) => {
  expect(countJest(answer, succeeded)).toEqual(expected);
});
