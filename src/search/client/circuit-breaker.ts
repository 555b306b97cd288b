/** Stops requests to a service after repeated failures. */
interface CircuitBreaker {
  /** Checks whether a request would be allowed, without side effects. */
  isClosed(): boolean;
  /** Like `isClosed`, but allows only one trial request after the rest period. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Creates a circuit breaker.
 *
 * @param failures - Number of consecutive failures after which requests stop.
 * @param rest - Milliseconds until a trial request.
 * @param now - Returns the time in milliseconds.
 */
export function createCircuitBreaker(failures: number, rest: number, now: () => number): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  const isClosed = () => openedAt === null || now() - openedAt >= rest;
  return {
    isClosed,
    mayAsk() {
      if (!isClosed()) return false;
      // Only one request tries the service again; the others wait for its result.
      if (openedAt !== null) openedAt = now();
      return true;
    },
    succeeded() {
      inARow = 0;
      openedAt = null;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) openedAt = now();
    },
  };
}
