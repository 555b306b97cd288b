import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import type { SearchSource } from '../../search/client/create-search-client';
import { MAX_QUERY_LENGTH } from '../../search/engine/query-length';
import { Icon } from '../icon/Icon';
import { ResultCount } from './ResultCount';
import { readSearchLocation } from './search-location';
import { formatSearchLocation, searchPath, type SearchLocation } from './search-path';
import { SearchFailure } from './SearchFailure';
import { SearchFilterBar } from './SearchFilterBar';
import * as styles from './SearchPage.module.css';
import { useSearch } from './use-search';

const PAGE_SIZE = 20;

interface Props {
  source: SearchSource;
  /** Shown without a query or JavaScript. */
  children: ReactNode;
}

/**
 * The search page. The URL contains the request: typing replaces it, a commit adds a history entry, and
 * going back or forward repeats the earlier request.
 */
export function SearchPage({ source, children }: Props) {
  const { t, i18n } = useTranslation('search');
  const { t: common } = useTranslation();
  const search = useSearch({ source, pageSize: PAGE_SIZE });
  const { box, loaded, request, outcome, change, retry } = search;

  // Before the next paint, because the static page lists all pages.
  useLayoutEffect(() => {
    const read = () => change(readSearchLocation(window.location.search));
    read();
    // Text that the reader typed before this code was loaded is only in the box, not in the URL.
    const typed = box.current?.value;
    const { query, filters } = readSearchLocation(window.location.search);
    if (typed && typed !== query) {
      change({ query: typed });
      replaceUrl({ query: typed, filters });
    }
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [box, change]);

  const commit = (next: Partial<SearchLocation>) => {
    change(next);
    window.history.pushState(null, '', urlOf({ ...request, ...next }));
  };
  const setQuery = (query: string) => commit({ query });
  const answered = outcome.state === 'answered' ? outcome : null;
  const isFailed = loaded.state === 'failed' && request.query.trim() !== '';
  const isLoading = !answered && !isFailed && (!search.isCurrent || search.isSearching);
  const isFinal = !isLoading && !answered?.answer.isPartial;
  return (
    <>
      <form
        role="search"
        action={withBase(searchPath(i18n.language))}
        className={`${styles.form} needs-js`}
        onSubmit={(event) => {
          event.preventDefault();
          search.remember();
          commit({});
        }}
      >
        <div className={styles.box}>
          <Icon name="search" />
          <input
            ref={box}
            type="search"
            name="q"
            className={styles.input}
            aria-label={common('search.label')}
            placeholder={common('search.placeholder')}
            value={request.query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => {
              change({ query: target.value }, true);
              replaceUrl({ ...request, query: target.value });
            }}
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
        </div>
        <SearchFilterBar filters={request.filters} onChange={(filters) => commit({ filters })} />
      </form>
      {/* Screen readers announce only the final count, not the count of partial results. */}
      <p role="status" className={styles.count}>
        {!isFinal ? t('loading') : answered && <ResultCount answer={answered.answer} />}
      </p>
      {answered && loaded.state === 'ready' && (
        <loaded.module.PageResults
          query={answered.request.query}
          answer={answered.answer}
          onQuery={setQuery}
          onWiden={() => commit({ filters: {} })}
          onMore={search.showMore}
          onPick={search.remember}
        />
      )}
      {isFailed && <SearchFailure onRetry={retry} />}
      {outcome.state === 'failed' && !isLoading && (
        <SearchFailure reason={outcome.failure.reason} onRetry={retry} />
      )}
      {!answered && !isLoading && children}
    </>
  );
}

const urlOf = (location: SearchLocation): string =>
  `${window.location.pathname}${formatSearchLocation(location)}`;

function replaceUrl(location: SearchLocation): void {
  window.history.replaceState(window.history.state, '', urlOf(location));
}
