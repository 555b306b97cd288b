/**
 * Retries failed tests once, because browser timing varies on a busy machine. Both errors are
 * printed, and `npm test` lists the tests that needed a retry.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
