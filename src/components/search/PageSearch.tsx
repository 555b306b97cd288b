import { useMemo, useRef, type ReactNode } from 'react';
import { MAX_QUERY_LENGTH } from '../../search/engine/parse-query';
import { searchTexts } from '../../i18n/search-texts';
import type { SearchClient } from '../../search/client/search-client';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import { HitBody } from './HitBody';
import * as styles from './PageSearch.module.css';
import { rememberSearch } from './recent-searches';
import { SearchFilterBar } from './SearchFilterBar';
import { NoResults, SearchFailure } from './SearchMessage';
import { SearchNotes } from './SearchNotes';
import { useSearchPage } from './use-search-page';

interface Props {
  language: string;
  client: SearchClient;
  /** Query part of the address. */
  search: string;
  searchHref: string;
  /** Shown while there is no query, and without JavaScript. */
  children: ReactNode;
}

/** The search page: the query is in its address, the results are plain links. */
export function PageSearch({ language, client, search, searchHref, children }: Props) {
  const texts = useMemo(() => searchTexts(language), [language]);
  const { t } = texts;
  const region = useRef<HTMLDivElement>(null);
  const { asked, outcome, change, ask, showMore } = useSearchPage(client, search, region);
  const setQuery = (query: string) => change({ query }, 'commit');
  const answered = outcome.state === 'answered' ? outcome : null;
  // One count is said: that of all results.
  const isSearching = outcome.state === 'loading' || answered?.answer.isPartial;
  return (
    <div ref={region} data-app="query">
      <form
        role="search"
        action={searchHref}
        className={`${styles.form} needs-app`}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(asked.query);
          setQuery(asked.query);
        }}
      >
        <div className={styles.box}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            className={styles.input}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={asked.query}
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
          texts={texts}
          filters={asked.filters}
          onChange={(filters) => change({ filters }, 'commit')}
        />
      </form>
      <p role="status" className={styles.count}>
        {isSearching ? t('loading') : answered ? texts.count(answered.answer.total) : ''}
      </p>
      {answered && <SearchNotes texts={texts} answer={answered.answer} onQuery={setQuery} />}
      {answered && answered.answer.hits.length > 0 && (
        <ol className={styles.results} aria-label={t('results.label')}>
          {answered.answer.hits.map((hit) => (
            <li key={hit.url}>
              <SiteLink to={hit.url} className={styles.result} onClick={() => rememberSearch(asked.query)}>
                <HitBody hit={hit} texts={texts} />
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
          texts={texts}
          query={answered.asked.query}
          answer={answered.answer}
          onQuery={setQuery}
          onWiden={() => change({ filters: {} }, 'commit')}
        />
      )}
      {outcome.state === 'failed' && (
        <SearchFailure texts={texts} failure={outcome.failure} indexHref={searchHref} onRetry={ask} />
      )}
      {(outcome.state === 'idle' || outcome.state === 'failed') && children}
    </div>
  );
}
