import { useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { forgetSearches } from './recent-searches';
import * as styles from './DialogResults.module.css';
import { SearchFailure } from './SearchFailure';
import { SearchFilterBar } from './SearchFilterBar';
import type { ListProps } from './SearchList';
import { SearchPanel } from './SearchPanel';
import type { SearchState } from './use-search';

const KEYS = [
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Ctrl Enter', 'keys.newTab'],
  ['Esc', 'keys.close'],
] as const;

interface Props extends ListProps {
  search: SearchState;
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
          fallbackRender={() => <SearchFailure reason="damaged" onRetry={retry} />}
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

/** Keyboard shortcuts in the search dialog, shown on devices with a keyboard. */
function SearchKeys() {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.keys}>
      {KEYS.map(([keys, key]) => (
        <li key={key}>
          {keys.split(' ').map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}{' '}
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
