import { useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetSearches } from './recent-searches';
import * as styles from './DialogResults.module.css';
import { SearchFailure } from './SearchFailure';
import { SearchFilterBar } from './SearchFilterBar';
import { SearchKeys } from './SearchKeys';
import type { ListProps } from './SearchList';
import { SearchPanel } from './SearchPanel';
import type { Search } from './use-search';

interface Props extends ListProps {
  search: Search;
  onQuery: (query: string) => void;
}

/** What the search dialog shows below its box: filters, results, and keys. */
export function DialogResults({ search, onQuery, ...list }: Props) {
  const { request, outcome, change, retry } = search;
  const panel = useRef<HTMLDivElement>(null);
  const shownRequest = outcome.state === 'idle' ? null : outcome.request;
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [shownRequest]);
  return (
    <>
      <div className={styles.filters}>
        <SearchFilterBar filters={request.filters} onChange={(filters) => change({ filters })} />
      </div>
      <div ref={panel} className={styles.panel}>
        {/* A result that can't be shown must not stop the box. */}
        <ErrorBoundary
          resetKeys={[outcome]}
          fallbackRender={() => (
            <SearchFailure reason="damaged" searchPath={list.searchPath} onRetry={retry} />
          )}
        >
          <SearchPanel
            {...list}
            {...{ search, onQuery }}
            onForget={() => {
              forgetSearches();
              change({});
            }}
          />
        </ErrorBoundary>
      </div>
      <SearchKeys />
    </>
  );
}
