/** Keeps a service that has failed from being asked again and again. */
interface CircuitBreaker {
  /** Whether the service would be asked now. Changes nothing. */
  isClosed(): boolean;
  /** Whether the service may be asked now. After the rest, one question is let through as a trial. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * @param failures number of failures in a row after which nothing is asked
 * @param rest milliseconds until a trial
 * @param now the time in milliseconds
 */
export function createCircuitBreaker(failures: number, rest: number, now: () => number): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  const isClosed = () => openedAt === null || now() - openedAt >= rest;
  return {
    isClosed,
    mayAsk() {
      if (!isClosed()) return false;
      // Only one question tries the service again; the others wait for its result.
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
