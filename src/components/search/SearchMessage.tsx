import type { SearchText } from '../../locales/search';
import type { SearchAnswer, SearchUnavailable } from '../../search/client/search-client';
import * as styles from './SearchMessage.module.css';
import { suggestQuery } from './suggest-query';

interface EmptyProps {
  t: SearchText;
  query: string;
  answer: SearchAnswer;
  onQuery: (query: string) => void;
  /** Repeats the search without filters. */
  onWiden: () => void;
}

/** Message for a query without results, with a suggested query. */
export function NoResults({ t, query, answer, onQuery, onWiden }: EmptyProps) {
  const suggestion = suggestQuery(query, answer, t('empty.example'));
  return (
    <div className={styles.message}>
      <p className={styles.title}>{t('empty.title', { query })}</p>
      <p>
        {t('empty.suggestion')}{' '}
        <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
          {suggestion}
        </button>
      </p>
      {(answer.filters.area || answer.filters.kind) && (
        <button type="button" className={styles.action} onClick={onWiden}>
          {t('empty.widen')}
        </button>
      )}
    </div>
  );
}

interface FailureProps {
  t: SearchText;
  failure: SearchUnavailable;
  /** The search page's URL. That page lists all pages. */
  indexHref: string;
  onRetry: () => void;
}

/** Message for a failed search, with a retry button and a link to the full page list. */
export function SearchFailure({ t, failure, indexHref, onRetry }: FailureProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>{t('search.failed')}</p>
      <p>{t('search.failed.hint')}</p>
      {failure.reason !== 'network' && <p>{t('error.index')}</p>}
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={onRetry}>
          {t('error.retry')}
        </button>
        <a href={indexHref}>{t('search.browse')}</a>
      </p>
    </div>
  );
}
