import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepResultOrder } from '../../search/client/keep-result-order';
import type { SearchAnswer, SearchClient, SearchUnavailable } from '../../search/client/search-client';
import { readSearchLocation } from './search-location';
import { writeSearchLocation, type SearchLocation } from './search-path';

/** The result for the search in the URL. */
export type PageOutcome =
  | { state: 'idle' | 'loading' }
  | { state: 'answered'; request: SearchLocation; answer: SearchAnswer }
  | { state: 'failed'; failure: SearchUnavailable };

const PAGE_SIZE = 20;
const urlOf = (location: SearchLocation): string =>
  `${window.location.pathname}${writeSearchLocation(location)}`;
const EMPTY_REQUEST: SearchLocation = { query: '', filters: {} };

/**
 * State of the search page. The URL contains the request: typing replaces it, `commit` adds a
 * history entry, and going back or forward repeats the earlier request.
 *
 * @param client - Search client.
 * @param search - The router's current query string.
 * @param region - Element that contains the search box and the results.
 */
export function useSearchPage(client: SearchClient, search: string, region: RefObject<HTMLElement | null>) {
  const [request, setRequest] = useState<SearchLocation>(EMPTY_REQUEST);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [outcome, setOutcome] = useState<PageOutcome>({ state: 'idle' });
  const lastRequestId = useRef(0);
  const hasStarted = useRef(false);

  // Reads the URL in an effect, because the first render must match the static page.
  useEffect(() => {
    const read = () => {
      setRequest(readSearchLocation(window.location.search));
      setLimit(PAGE_SIZE);
    };
    read();
    // Text that the reader typed before the app started is only in the box, not in the URL.
    const typed = hasStarted.current ? undefined : region.current?.querySelector('input')?.value;
    hasStarted.current = true;
    const urlRequest = readSearchLocation(window.location.search);
    if (typed && typed !== urlRequest.query) {
      const location = { ...urlRequest, query: typed };
      setRequest(location);
      window.history.replaceState(window.history.state, '', urlOf(location));
    }
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [search, region]);

  const runSearch = useCallback(() => {
    const requestId = ++lastRequestId.current;
    const { query, filters } = request;
    if (!query.trim()) {
      setOutcome({ state: 'idle' });
      return;
    }
    setOutcome((last) => (last.state === 'answered' ? last : { state: 'loading' }));
    const settle = (next: (last: PageOutcome) => PageOutcome) => {
      if (requestId === lastRequestId.current) setOutcome(next);
    };
    client.search({ query, filters, limit }).then(
      (answer) =>
        settle((last) => {
          const shown = last.state === 'answered' && last.request === request ? last.answer : null;
          return { state: 'answered', request, answer: keepResultOrder(shown, answer) };
        }),
      (failure: SearchUnavailable) => settle(() => ({ state: 'failed', failure })),
    );
  }, [client, request, limit]);
  useEffect(() => {
    runSearch();
    return client.onBetterAnswers(runSearch);
  }, [runSearch, client]);
  useEffect(() => {
    if (request.query) void client.warmUp();
  }, [request.query, client]);

  // `src/inline-scripts/search-query.js` sets `data-asked`, which hides the page list until results are shown.
  useEffect(() => {
    if (outcome.state !== 'idle' || (request !== EMPTY_REQUEST && !request.query))
      region.current?.removeAttribute('data-asked');
  }, [outcome.state, request, region]);

  const change = (next: Partial<SearchLocation>, how: 'type' | 'commit') => {
    const location = { ...request, ...next };
    setRequest(location);
    setLimit(PAGE_SIZE);
    const url = urlOf(location);
    if (how === 'type') window.history.replaceState(window.history.state, '', url);
    else window.history.pushState({ key: String(Date.now()) }, '', url);
  };
  return { request, outcome, change, runSearch, showMore: () => setLimit(limit + PAGE_SIZE) };
}
