import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import { searchPath } from './search-path';
import { NoResults } from './NoResults';
import { ResultCount } from './ResultCount';
import { SearchFailure } from './SearchFailure';
import { SearchList, type ListProps } from './SearchList';
import { SearchNotes } from './SearchNotes';
import * as styles from './SearchPanel.module.css';
import type { SearchState } from './use-search';

const TIPS = [
  ['class: Repository', 'tips.kind'],
  ['pkg:typeorm entity', 'tips.package'],
  ['since:0.6 pkg:typeorm', 'tips.since'],
  ['string -> Promise<void>', 'tips.type'],
] as const;

interface Props extends ListProps {
  search: SearchState;
  onQuery: (query: string) => void;
  /** Deletes the recent queries. */
  onForget: () => void;
}

/** Panel below the search box: results, recent searches, tips, or an error message. */
export function SearchPanel({ search, onQuery, onForget, ...list }: Props) {
  const { t, i18n } = useTranslation('search');
  const { groups } = list;
  const { outcome, request, isSearching } = search;
  const answer = outcome.state === 'answered' ? outcome.answer : null;
  // Screen readers announce only the final count, not the count of partial results.
  const isPartial = answer?.isPartial ?? false;
  const isEmpty = answer?.total === 0;
  const isStart = outcome.state === 'idle' && !request.query.trim();
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer && !isPartial && !isSearching && <ResultCount answer={answer} />}
      </p>
      {answer && <SearchNotes answer={answer} onQuery={onQuery} />}
      {groups.length > 0 && (
        <div data-partial={isPartial ? '' : undefined}>
          <SearchList {...list} />
        </div>
      )}
      {groups.some(({ id }) => id === 'recent') && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('recent.clear')}
        </button>
      )}
      {isStart && <SearchTips onQuery={onQuery} />}
      {((isEmpty && isPartial) || (outcome.state === 'idle' && !isStart)) && (
        <p className={styles.loading}>{t('loading')}</p>
      )}
      {outcome.state === 'answered' && isEmpty && !isPartial && (
        <NoResults
          query={outcome.request.query}
          answer={outcome.answer}
          onQuery={onQuery}
          onWiden={() => search.change({ filters: {} })}
        />
      )}
      {answer && answer.total > answer.hits.length && (
        <a
          className={styles.all}
          href={withBase(searchPath(i18n.language, { query: request.query }))}
          onClick={search.remember}
        >
          {t('results.all')}
        </a>
      )}
      {outcome.state === 'failed' && <SearchFailure reason={outcome.failure.reason} onRetry={search.retry} />}
    </>
  );
}

/** Examples of search syntax. A click on an example searches for it. */
function SearchTips({ onQuery }: { onQuery: (query: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.tips}>
      <p className={styles.tipsTitle}>{t('tips.title')}</p>
      <ul>
        {TIPS.map(([example, key]) => (
          <li key={key}>
            <button type="button" className={styles.example} onClick={() => onQuery(example)}>
              <code>{example}</code>
            </button>{' '}
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
