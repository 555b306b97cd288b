import { useMemo, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../search/engine/parse-query';
import { searchTexts } from '../../i18n/search-texts';
import type { SearchClient, SearchFilters } from '../../search/client/search-client';
import { CrashBoundary } from '../error/CrashBoundary';
import { rememberSearch } from './recent-searches';
import { queryPath } from './search-path';
import { SearchFilterBar } from './SearchFilterBar';
import { SearchKeys } from './SearchKeys';
import { SearchPanel } from './SearchPanel';
import { useSearchBox, type Outcome } from './use-search-box';
import { useSearchInput } from './use-search-input';

export interface SearchResultsProps {
  language: string;
  client: SearchClient;
  /** The box of the search dialog. */
  input: HTMLInputElement;
  /** Path of the search page, without path prefix. */
  searchPath: string;
  /** Path prefix of the site, without a slash at the end. */
  base: string;
  /** Closes the dialog and leads to a page of this site. */
  onNavigate: (path: string) => void;
}

/** What is below the box of the search dialog: filters, results, or why there are none. */
export function SearchResults({ language, client, input, searchPath, base, onNavigate }: SearchResultsProps) {
  const texts = useMemo(() => searchTexts(language), [language]);
  const [filters, setFilters] = useState<SearchFilters>({});
  const hrefOf = (url: string) => base + url;
  const { api, state, outcome } = useSearchBox({
    client,
    filters,
    onOpen: (url, where) => {
      if (where === 'here') onNavigate(url);
      else window.open(hrefOf(url), '_blank', 'noopener');
    },
  });
  useSearchInput({
    api,
    state,
    input,
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
        <SearchFilterBar texts={texts} filters={filters} onChange={setFilters} />
      </div>
      <div className="search-panel">
        {/* A crash is forgotten with the answer that led to it; the box above stays in use. */}
        <CrashBoundary
          language={language}
          homePath={hrefOf(searchPath.replace(/search\/$/, ''))}
          resetKey={shownKey(outcome, state)}
          headingLevel={2}
        >
          <SearchPanel
            box={{ api, state, outcome }}
            texts={texts}
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
      <SearchKeys texts={texts} />
    </>
  );
}

/** Tells one shown answer from another. */
function shownKey(outcome: Outcome, { collections }: { collections: { items: { id: string }[] }[] }): string {
  const query = outcome.state === 'idle' ? '' : outcome.query;
  return [outcome.state, query, ...collections.map(({ items }) => items.length)].join(' ');
}
