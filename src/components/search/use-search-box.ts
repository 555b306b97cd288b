import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { keepResultOrder } from '../../search/client/keep-result-order';
import type {
  SearchAnswer,
  SearchClient,
  SearchFilters,
  SearchUnavailable,
} from '../../search/client/search-client';
import { firstSearch } from '../../vanilla/first-search';
import { groupResults, LIMIT, recentItems, type BoxItem } from './group-results';
import { rememberSearch } from './recent-searches';

/** The current query's result. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'answered'; query: string; answer: SearchAnswer }
  | { state: 'failed'; query: string; failure: SearchUnavailable };

export type BoxApi = AutocompleteApi<BoxItem, FormEvent, MouseEvent, KeyboardEvent>;

interface Options {
  client: SearchClient;
  filters: SearchFilters;
  onOpen: (url: string, inNewTab: boolean) => void;
}

/** The search dialog's box. */
export interface SearchBox {
  api: BoxApi;
  state: AutocompleteState<BoxItem>;
  outcome: Outcome;
}

/**
 * State for the search dialog's box. `autocomplete-core` manages the input and selection; the
 * search client returns the results.
 */
export function useSearchBox({ client, filters, onOpen }: Options): SearchBox {
  const latest = useRef({ filters, onOpen });
  latest.current = { filters, onOpen };
  const lastRequestId = useRef(0);
  // Results that are displayed already keep their order.
  const answered = useRef<{ query: string; filters: SearchFilters; answer: SearchAnswer } | null>(
    firstSearch()?.answered ?? null,
  );
  const [state, setState] = useState<AutocompleteState<BoxItem>>(INITIAL);
  const shown = useRef(state);

  const api = useMemo(() => {
    const open = (item: BoxItem, inNewTab: boolean, query: string) => {
      if (item.type !== 'hit') return;
      rememberSearch(query);
      latest.current.onOpen(item.hit.url, inNewTab);
    };
    const source = (sourceId: string, items: BoxItem[]): AutocompleteSource<BoxItem> => ({
      sourceId,
      getItems: () => items,
      getItemUrl: ({ item }) => (item.type === 'hit' ? item.hit.url : undefined),
      getItemInputValue: ({ item, state: { query } }) => (item.type === 'recent' ? item.query : query),
    });
    return createAutocomplete<BoxItem, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      openOnFocus: true,
      defaultActiveItemId: 0,
      shouldPanelOpen: () => true,
      navigator: {
        navigate: ({ item, state: { query } }) => open(item, false, query),
        navigateNewTab: ({ item, state: { query } }) => open(item, true, query),
        navigateNewWindow: ({ item, state: { query } }) => open(item, true, query),
      },
      onStateChange: ({ state: next }) => {
        shown.current = next;
        setState(next);
      },
      async getSources({ query, setContext }) {
        const requestId = ++lastRequestId.current;
        if (!query.trim()) {
          setContext({ outcome: { state: 'idle' } satisfies Outcome });
          return [source('recent', recentItems())];
        }
        const { filters } = latest.current;
        const shown = (): SearchAnswer | null => {
          const last = answered.current;
          return last?.query === query && last.filters === filters ? last.answer : null;
        };
        // The library discards errors, so they are stored in the outcome.
        const outcome = await client.search({ query, filters, limit: LIMIT }).then(
          (answer): Outcome => ({
            state: 'answered',
            query,
            answer: keepResultOrder(shown(), answer),
          }),
          (failure: SearchUnavailable): Outcome => ({ state: 'failed', query, failure }),
        );
        const hits = outcome.state === 'answered' ? outcome.answer.hits : [];
        // Ignore the response if a newer request was sent.
        if (requestId === lastRequestId.current) {
          answered.current = outcome.state === 'answered' ? { ...outcome, filters } : null;
          setContext({ outcome });
        }
        return groupResults(hits).map(([group, items]) => source(group, items));
      },
    });
  }, [client]);

  useEffect(() => {
    void client.warmUp();
    void api.refresh();
    return client.onBetterAnswers(() => {
      const { activeItemId } = shown.current;
      void api.refresh();
      // The library selects the first row for each request, but displayed rows stay where they are.
      if (activeItemId) api.setActiveItemId(activeItemId);
    });
  }, [api, client]);

  // Search again when the filters change.
  useEffect(() => void api.refresh(), [api, filters]);

  return { api, state, outcome: outcomeOf(state) };
}

const INITIAL: AutocompleteState<BoxItem> = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: true,
  status: 'idle',
  context: {},
};

/** Returns the list items of all groups. */
export const itemsOf = ({ collections }: Pick<AutocompleteState<BoxItem>, 'collections'>): BoxItem[] =>
  collections.flatMap(({ items }) => items);

function outcomeOf({ context }: AutocompleteState<BoxItem>): Outcome {
  return (context['outcome'] as Outcome | undefined) ?? { state: 'idle' };
}
