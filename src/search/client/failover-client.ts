import { createCircuitBreaker } from './circuit-breaker';
import { mayBeTypeQuery, SearchUnavailable, type SearchAnswer, type SearchClient } from './search-client';

/** A clock that tests can replace. */
export interface Clock {
  now: () => number;
  /** Runs a callback after a delay; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}

interface FailoverOptions {
  hosted: SearchClient;
  embedded: SearchClient;
  /** Timeout for the hosted service in milliseconds; default 1500. */
  budget?: number;
  clock?: Clock;
}

const BUDGET = 1500;
const FAILURES = 2;
const REST = 60_000;

const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Creates a client that searches with a hosted service, and with the embedded index if the service
 * fails, times out, or finds no results. After two consecutive failures, the service isn't used for
 * a minute.
 *
 * @param options - Both clients, and settings for tests.
 */
export function createFailoverClient({
  hosted,
  embedded,
  budget = BUDGET,
  clock = browserClock,
}: FailoverOptions): SearchClient {
  const breaker = createCircuitBreaker(FAILURES, REST, clock.now);

  function inTime(answer: Promise<SearchAnswer>): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const stops = [
        clock.after(budget, () => reject(new SearchUnavailable('slow', `No answer within ${budget} ms.`))),
        // Prepares the embedded index before the timeout.
        clock.after(budget / 3, () => void embedded.warmUp()),
      ];
      answer.then(resolve, reject).finally(() => {
        for (const stop of stops) stop();
      });
    });
  }

  return {
    warmUp: () => (breaker.isClosed() ? hosted.warmUp() : embedded.warmUp()),
    async search(question) {
      // The hosted index doesn't support type queries.
      if (mayBeTypeQuery(question.query)) return embedded.search(question);
      if (!breaker.mayAsk()) return { ...(await embedded.search(question)), isFallback: true };
      let answer: SearchAnswer;
      try {
        answer = await inTime(hosted.search(question));
        breaker.succeeded();
      } catch {
        breaker.failed();
        return { ...(await embedded.search(question)), isFallback: true };
      }
      if (answer.total > 0) return answer;
      // The hosted index may be outdated or belong to another site, and only the embedded index
      // tries the other keyboard layout.
      const second = await embedded.search(question).catch(() => null);
      return second && (second.total > 0 || second.isPartial)
        ? { ...second, isFallback: second.total > 0 }
        : answer;
    },
    onBetterAnswers: (listener) => embedded.onBetterAnswers(listener),
  };
}
