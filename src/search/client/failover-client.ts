import { createCircuitBreaker } from './circuit-breaker';
import { mayBeTypeQuery, SearchUnavailable, type SearchAnswer, type SearchClient } from './search-client';

/** Time as the client sees it. */
export interface Clock {
  now: () => number;
  /** Calls back after some milliseconds; returns a function that keeps it from doing so. */
  after: (milliseconds: number, run: () => void) => () => void;
}

interface FailoverOptions {
  hosted: SearchClient;
  embedded: SearchClient;
  /** Milliseconds that the hosted service may take; default 1500. */
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
 * Asks a hosted service, and the embedded index where the service fails, takes too long or finds nothing. After two failures in a
 * row the service is left alone for a minute.
 *
 * @param options both clients
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
        // The other index is made ready while there is still time.
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
      // A query by type has no counterpart in the hosted index.
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
      // An index of another site, or one that is behind, finds nothing either; and the other layout is tried here only.
      const second = await embedded.search(question).catch(() => null);
      return second && second.total > 0 ? { ...second, isFallback: true } : answer;
    },
    onBetterAnswers: (listener) => embedded.onBetterAnswers(listener),
  };
}
