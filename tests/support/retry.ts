/**
 * A test that fails is run once more: a browser on a busy machine sometimes answers out of turn, a fault of the site fails twice.
 * Both attempts are printed, and `npm test` names the tests that needed the second.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
