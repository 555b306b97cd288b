import type { AutocompleteState } from '@algolia/autocomplete-core';
import { useLayoutEffect, useState } from 'react';
import { firstSearch } from '../../vanilla/first-search';
import type { SearchFilters } from '../../search/client/search-client';
import type { BoxItem } from './group-results';
import { itemsOf, type Outcome, type useSearchBox } from './use-search-box';

interface Options {
  box: ReturnType<typeof useSearchBox>;
  input: HTMLInputElement;
  filters: SearchFilters;
  setFilters: (filters: SearchFilters) => void;
}

/**
 * Replaces the results that the page showed without the app, once the app has its own for the same
 * query and filters. Until then, they are hidden. Keeps the selection.
 *
 * @returns Whether the app shows the results.
 */
export function useTakeover({ box: { api, state, outcome }, input, filters, setFilters }: Options): boolean {
  const [isTakenOver, setTakenOver] = useState(() => !firstSearch());
  const [, tryAgain] = useState({});
  // Without dependencies, because the first search changes without React.
  useLayoutEffect(() => {
    const first = firstSearch();
    if (isTakenOver) return;
    if (first && first.filters !== filters) {
      setFilters(first.filters);
      return;
    }
    if (first && !(state.query === input.value && isSettled(state, outcome))) return;
    if (first?.release) {
      // Replacing a pressed button would lose the click.
      void first.release.then(() => tryAgain({}));
      return;
    }
    const index = itemsOf(state).findIndex(({ id }) => id === first?.activeId);
    if (index > 0) api.setActiveItemId(index);
    first?.end();
    setTakenOver(true);
  });
  return isTakenOver;
}

/** Checks whether the state belongs to the current query. The library sets its parts one by one. */
function isSettled(
  { status, query, context, ...state }: AutocompleteState<BoxItem>,
  outcome: Outcome,
): boolean {
  if (status !== 'idle' || context['outcome'] === undefined) return false;
  if (outcome.state === 'idle') return !query.trim();
  if (outcome.query !== query) return false;
  return outcome.state === 'failed' || itemsOf(state).length === outcome.answer.hits.length;
}
