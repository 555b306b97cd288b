import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LENGTH } from '../../model/search-dialog';
import { searchText } from '../../locales/search';
import type { SearchClient } from '../../search/client/search-client';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import { HitBody } from './HitBody';
import * as styles from './PageSearch.module.css';
import { rememberSearch } from './recent-searches';
import { SearchFilterBar } from './SearchFilterBar';
import { NoResults, SearchFailure } from './SearchMessage';
import { countText } from './SearchPanel';
import { SearchNotes } from './SearchNotes';
import { useSearchPage } from './use-search-page';

interface Props {
  language: string;
  client: SearchClient;
  /** The URL's query string. */
  search: string;
  searchHref: string;
  /** Shown without a query or JavaScript. */
  children: ReactNode;
}

/** The search page. The URL contains the query, and the results are plain links. */
export function PageSearch({ language, client, search, searchHref, children }: Props) {
  const { t: box } = useTranslation();
  const t = useMemo(() => searchText(language), [language]);
  const region = useRef<HTMLDivElement>(null);
  const { request, outcome, change, runSearch, showMore } = useSearchPage(client, search, region);
  const setQuery = (query: string) => change({ query }, 'commit');
  const answered = outcome.state === 'answered' ? outcome : null;
  // Screen readers announce only the final count, not the count of partial results.
  const isSearching = outcome.state === 'loading' || answered?.answer.isPartial;
  return (
    <div ref={region} data-app="query">
      <form
        role="search"
        action={searchHref}
        className={`${styles.form} needs-app`}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(request.query);
          setQuery(request.query);
        }}
      >
        <div className={styles.box}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            className={styles.input}
            aria-label={box('search.label')}
            placeholder={box('search.placeholder')}
            value={request.query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => change({ query: event.target.value }, 'type')}
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
        </div>
        <SearchFilterBar
          t={t}
          filters={request.filters}
          onChange={(filters) => change({ filters }, 'commit')}
        />
      </form>
      <p role="status" className={styles.count}>
        {isSearching ? t('loading') : answered ? countText(t, answered.answer) : ''}
      </p>
      {answered && <SearchNotes t={t} answer={answered.answer} onQuery={setQuery} />}
      {answered && answered.answer.hits.length > 0 && (
        <ol
          className={styles.results}
          aria-label={t('results.label')}
          data-partial={answered.answer.isPartial ? '' : undefined}
        >
          {answered.answer.hits.map((hit) => (
            <li key={hit.url}>
              <SiteLink to={hit.url} className={styles.result} onClick={() => rememberSearch(request.query)}>
                <HitBody hit={hit} t={t} />
              </SiteLink>
            </li>
          ))}
        </ol>
      )}
      {answered && answered.answer.total > answered.answer.hits.length && (
        <button type="button" className={styles.more} onClick={showMore}>
          {t('results.more')}
        </button>
      )}
      {answered && answered.answer.total === 0 && !isSearching && (
        <NoResults
          t={t}
          query={answered.request.query}
          answer={answered.answer}
          onQuery={setQuery}
          onWiden={() => change({ filters: {} }, 'commit')}
        />
      )}
      {outcome.state === 'failed' && (
        <SearchFailure t={t} failure={outcome.failure} indexHref={searchHref} onRetry={runSearch} />
      )}
      {(outcome.state === 'idle' || outcome.state === 'failed') && children}
    </div>
  );
}
