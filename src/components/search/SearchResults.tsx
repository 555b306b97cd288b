import { useMemo, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../model/search-dialog';
import { searchText } from '../../locales/search';
import type { SearchClient, SearchFilters } from '../../search/client/search-client';
import { CrashBoundary } from '../error/CrashBoundary';
import { firstSearch } from '../../vanilla/first-search';
import { rememberSearch } from './recent-searches';
import { queryPath } from './search-path';
import { SearchFilterBar } from './SearchFilterBar';
import { SearchKeys } from './SearchKeys';
import { SearchPanel } from './SearchPanel';
import { useSearchBox, type Outcome } from './use-search-box';
import { useSearchInput } from './use-search-input';
import { useTakeover } from './use-takeover';

export interface SearchResultsProps {
  language: string;
  client: SearchClient;
  /** The dialog's search box. */
  input: HTMLInputElement;
  /** Search page path, without path prefix. */
  searchPath: string;
  /** The site's path prefix, without a trailing slash. */
  base: string;
  /** Closes the dialog and opens a page on this site. */
  onNavigate: (path: string) => void;
}

/** The search dialog's content below the box: filters, results, and keyboard shortcuts. */
export function SearchResults({ language, client, input, searchPath, base, onNavigate }: SearchResultsProps) {
  const t = useMemo(() => searchText(language), [language]);
  const [filters, setFilters] = useState<SearchFilters>(() => firstSearch()?.filters ?? {});
  const hrefOf = (url: string) => base + url;
  const box = useSearchBox({
    client,
    filters,
    onOpen: (url, inNewTab) => {
      if (inNewTab) window.open(hrefOf(url), '_blank', 'noopener');
      else onNavigate(url);
    },
  });
  const { state, outcome } = box;
  const isTakenOver = useTakeover({ box, input, filters, setFilters });
  useSearchInput({
    box,
    input,
    isTakenOver,
    onSubmit: () => {
      rememberSearch(input.value);
      onNavigate(queryPath(searchPath, input.value));
    },
  });
  const setQuery = (query: string) => {
    input.value = query.slice(0, MAX_QUERY_LENGTH);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <>
      <div className="search-filters">
        <SearchFilterBar t={t} filters={filters} onChange={setFilters} />
      </div>
      <div className="search-panel">
        {/* After a crash, new results reset the boundary. The box above keeps working. */}
        <CrashBoundary
          language={language}
          homePath={hrefOf(searchPath.replace(/search\/$/, ''))}
          resetKey={resultsKey(outcome, state)}
          headingLevel={2}
        >
          <SearchPanel
            box={box}
            t={t}
            links={{ hrefOf, searchPath }}
            onQuery={setQuery}
            onWiden={() => setFilters({})}
            onOpen={(url) => {
              rememberSearch(state.query);
              onNavigate(url);
            }}
          />
        </CrashBoundary>
      </div>
      <SearchKeys t={t} />
    </>
  );
}

/** Returns a key that changes with the results. */
function resultsKey(
  outcome: Outcome,
  { collections }: { collections: { items: { id: string }[] }[] },
): string {
  const query = outcome.state === 'idle' ? '' : outcome.query;
  return [outcome.state, query, ...collections.map(({ items }) => items.length)].join(' ');
}
