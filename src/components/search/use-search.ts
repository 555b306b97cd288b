import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pageLocale } from '../../browser/page';
import { useLoaded } from '../../browser/use-loaded';
import { MAX_QUERY_LENGTH } from '../../search/engine/query-length';
import type { SearchSource } from '../../search/client/create-search-client';
import { keepResultOrder } from '../../search/client/keep-result-order';
import type { SearchAnswer, SearchUnavailable } from '../../search/client/search-client';
import { fetchPart, loadSearchResults } from './prepare-search';
import { rememberSearch } from './recent-searches';
import type { SearchLocation } from './search-path';

/** Searching takes up to 100 ms on a slow phone, so wait for a pause in typing. In milliseconds. */
const TYPING_PAUSE = 80;

/** The result of the last search. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'answered'; request: SearchLocation; answer: SearchAnswer }
  | { state: 'failed'; request: SearchLocation; failure: SearchUnavailable };

interface Options {
  source: SearchSource;
  /** How many results to show at first, and how many `showMore` adds. */
  pageSize: number;
  initialQuery?: string;
  /** Loads the engine even before there is a query. */
  isEager?: boolean;
}

export type SearchState = ReturnType<typeof useSearch>;

/** State of a search: the request, and the results, which arrive in steps. */
export function useSearch({ source, pageSize, initialQuery = '', isEager = false }: Options) {
  const [request, setRequest] = useState<SearchLocation>({ query: initialQuery, filters: {} });
  const [limit, setLimit] = useState(pageSize);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const [isSearching, setSearching] = useState(false);
  const lastId = useRef(0);
  const pause = useRef(0);
  const timer = useRef<number | undefined>(undefined);
  const box = useRef<HTMLInputElement>(null);
  const isAsked = request.query.trim() !== '';
  const loaded = useLoaded(loadSearchResults, isEager || isAsked, 'search', 'kinds');
  const client = useMemo(
    () =>
      loaded.state === 'ready'
        ? loaded.module.searchClientFor({ ...source, locale: pageLocale(), base: __BASE_PATH__, fetchPart })
        : null,
    [loaded, source],
  );

  const run = useCallback(() => {
    timer.current = clearTimer(timer.current);
    const id = ++lastId.current;
    const settle = (next: (last: Outcome) => Outcome) => {
      if (id !== lastId.current) return;
      setOutcome(next);
      setSearching(false);
    };
    if (!isAsked) return settle(() => ({ state: 'idle' }));
    if (!client) return;
    setSearching(true);
    client.search({ ...request, limit }).then(
      (answer) =>
        settle((last) => {
          const shown = last.state === 'answered' && last.request === request ? last.answer : null;
          return { state: 'answered', request, answer: keepResultOrder(shown, answer) };
        }),
      (failure: SearchUnavailable) => settle(() => ({ state: 'failed', request, failure })),
    );
  }, [client, request, limit, isAsked]);
  useEffect(() => {
    if (pause.current > 0) timer.current = window.setTimeout(run, pause.current);
    else run();
    pause.current = 0;
    return () => {
      timer.current = clearTimer(timer.current);
    };
  }, [run]);
  useEffect(() => (isAsked ? client?.onBetterAnswers(run) : undefined), [client, run, isAsked]);
  useEffect(() => void client?.warmUp(), [client, request.query]);

  /** Changes the request. While the reader types, the search waits for a pause. */
  const change = useCallback(
    (next: Partial<SearchLocation>, isTyping = false) => {
      pause.current = isTyping ? TYPING_PAUSE : 0;
      setRequest((last) => {
        const changed = { ...last, ...next };
        return { ...changed, query: changed.query.slice(0, MAX_QUERY_LENGTH) };
      });
      setLimit(pageSize);
    },
    [pageSize],
  );
  return {
    loaded,
    request,
    outcome,
    /** Whether the outcome is for the current request. */
    isCurrent: outcome.state === 'idle' ? !isAsked : outcome.request === request,
    isSearching,
    change,
    /** Searches without waiting for the pause in typing. */
    hurry: () => timer.current !== undefined && run(),
    /** For the element of the box. */
    box,
    /** Tries again what failed. The focus moves to the box because the message with the button is removed. */
    retry: () => {
      box.current?.focus();
      if (loaded.state === 'failed') return loaded.retry();
      void client?.warmUp();
      run();
    },
    showMore: () => setLimit(limit + pageSize),
    /** Adds the query to the recent searches. */
    remember: () => rememberSearch(request.query),
  };
}

function clearTimer(timer: number | undefined): undefined {
  window.clearTimeout(timer);
}
