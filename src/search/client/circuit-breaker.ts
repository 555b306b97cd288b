/** Stops requests to a service after repeated failures. */
interface CircuitBreaker {
  /** Checks whether a request would be allowed, without side effects. */
  isClosed(): boolean;
  /** Like `isClosed`, but allows only one trial request after the rest period. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
}

/** The number of consecutive failures after which requests stop. */
const FAILURES = 2;
/** How long they stop, in milliseconds. */
const REST = 60_000;

/** Creates a circuit breaker. */
export function createCircuitBreaker(): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  const isClosed = () => openedAt === null || performance.now() - openedAt >= REST;
  return {
    isClosed,
    mayAsk() {
      if (!isClosed()) return false;
      // Only one request tries the service again; the others wait for its result.
      if (openedAt !== null) openedAt = performance.now();
      return true;
    },
    succeeded() {
      inARow = 0;
      openedAt = null;
    },
    failed() {
      inARow += 1;
      if (inARow >= FAILURES) openedAt = performance.now();
    },
  };
}
