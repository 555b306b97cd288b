import { createCircuitBreaker } from './circuit-breaker';
import { mayBeTypeQuery, SearchUnavailable, type SearchAnswer, type SearchClient } from './search-client';

interface FailoverOptions {
  hosted: SearchClient;
  embedded: SearchClient;
}

/** How long the hosted service may take, in milliseconds. */
const BUDGET = 1500;

/**
 * Creates a client that searches with a hosted service, and with the embedded index if the service
 * fails, times out, or finds no results. After two consecutive failures, the service isn't used for
 * a minute.
 *
 * @param options - Both clients.
 */
export function createFailoverClient({ hosted, embedded }: FailoverOptions): SearchClient {
  const breaker = createCircuitBreaker();

  function inTime(answer: Promise<SearchAnswer>): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const timers = [
        setTimeout(() => reject(new SearchUnavailable('slow', `No answer within ${BUDGET} ms.`)), BUDGET),
        // Prepares the embedded index before the timeout.
        setTimeout(() => void embedded.warmUp(), BUDGET / 3),
      ];
      answer.then(resolve, reject).finally(() => {
        for (const timer of timers) clearTimeout(timer);
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
