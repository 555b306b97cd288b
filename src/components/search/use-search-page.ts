import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepPlaces } from '../../search/client/keep-result-order';
import type { SearchAnswer, SearchClient, SearchUnavailable } from '../../search/client/search-client';
import { readSearchLocation } from './search-location';
import { writeSearchLocation, type SearchLocation } from './search-path';

/** What became of the question in the address. */
export type PageOutcome =
  | { state: 'idle' | 'loading' }
  | { state: 'answered'; asked: SearchLocation; answer: SearchAnswer }
  | { state: 'failed'; failure: SearchUnavailable };

const PAGE = 20;
const addressOf = (location: SearchLocation): string =>
  `${window.location.pathname}${writeSearchLocation(location)}`;
const NOTHING: SearchLocation = { query: '', filters: {} };

/**
 * The search page's question and its answer. The question lives in the address: typing replaces it, `commit` makes an entry of the
 * history, and going back or forward asks again what was asked then.
 *
 * @param client who answers
 * @param search the query part of the address as the router last saw it
 * @param region what shows both
 */
export function useSearchPage(client: SearchClient, search: string, region: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<SearchLocation>(NOTHING);
  const [limit, setLimit] = useState(PAGE);
  const [outcome, setOutcome] = useState<PageOutcome>({ state: 'idle' });
  const turn = useRef(0);
  const hasStarted = useRef(false);

  // The first render equals the static page, which knows no query.
  useEffect(() => {
    const read = () => {
      setAsked(readSearchLocation(window.location.search));
      setLimit(PAGE);
    };
    read();
    // What was typed before the app came is in the box only.
    const typed = hasStarted.current ? undefined : region.current?.querySelector('input')?.value;
    hasStarted.current = true;
    const inAddress = readSearchLocation(window.location.search);
    if (typed && typed !== inAddress.query) {
      const location = { ...inAddress, query: typed };
      setAsked(location);
      window.history.replaceState(window.history.state, '', addressOf(location));
    }
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [search, region]);

  const ask = useCallback(() => {
    const own = ++turn.current;
    const { query, filters } = asked;
    if (!query.trim()) {
      setOutcome({ state: 'idle' });
      return;
    }
    setOutcome((last) => (last.state === 'answered' ? last : { state: 'loading' }));
    const settle = (next: (last: PageOutcome) => PageOutcome) => {
      if (own === turn.current) setOutcome(next);
    };
    client.search({ query, filters, limit }).then(
      (answer) =>
        settle((last) => {
          const shown = last.state === 'answered' && last.asked === asked ? last.answer : null;
          return { state: 'answered', asked, answer: keepPlaces(shown, answer) };
        }),
      (failure: SearchUnavailable) => settle(() => ({ state: 'failed', failure })),
    );
  }, [client, asked, limit]);
  useEffect(() => {
    ask();
    return client.onBetterAnswers(ask);
  }, [ask, client]);
  useEffect(() => {
    if (asked.query) void client.warmUp();
  }, [asked.query, client]);

  // Set by `src/app/inline/search-query.js`. From here on the outcome says what is shown.
  useEffect(() => {
    if (outcome.state !== 'idle' || (asked !== NOTHING && !asked.query))
      region.current?.removeAttribute('data-asked');
  }, [outcome.state, asked, region]);

  const change = (next: Partial<SearchLocation>, how: 'type' | 'commit') => {
    const location = { ...asked, ...next };
    setAsked(location);
    setLimit(PAGE);
    const url = addressOf(location);
    if (how === 'type') window.history.replaceState(window.history.state, '', url);
    else window.history.pushState({ key: String(Date.now()) }, '', url);
  };
  return { asked, outcome, change, ask, showMore: () => setLimit(limit + PAGE) };
}
