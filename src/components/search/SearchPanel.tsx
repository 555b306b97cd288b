import type { SearchText } from '../../locales/search';
import type { SearchAnswer, SearchFilters, SearchUnavailable } from '../../search/client/search-client';
import { queryPath } from './search-path';
import { SearchList } from './SearchList';
import { NoResults, SearchFailure } from './SearchMessage';
import { SearchNotes } from './SearchNotes';
import * as styles from './SearchPanel.module.css';
import { SearchTips } from './SearchTips';

/** The result of a search in the dialog. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'answered'; query: string; filters: SearchFilters; answer: SearchAnswer }
  | { state: 'failed'; query: string; filters: SearchFilters; failure: SearchUnavailable };

interface Props extends Omit<Parameters<typeof SearchList>[0], 't'> {
  t: SearchText;
  /** The text in the search box. */
  query: string;
  outcome: Outcome;
  /** Whether a newer outcome is on its way. */
  isSearching: boolean;
  onQuery: (query: string) => void;
  /** Repeats the search without filters. */
  onWiden: () => void;
  onRetry: () => void;
  /** Deletes the recent queries. */
  onForget: () => void;
  /** Called when the reader opens the search page. */
  onLeave: () => void;
}

/** Panel below the search box: results, recent searches, tips, or an error message. */
export function SearchPanel({
  t,
  query,
  outcome,
  isSearching,
  onQuery,
  onWiden,
  onRetry,
  onForget,
  onLeave,
  ...list
}: Props) {
  const { groups, links } = list;
  const answer = outcome.state === 'answered' ? outcome.answer : null;
  // Screen readers announce only the final count, not the count of partial results.
  const isPartial = answer?.isPartial ?? false;
  const isEmpty = answer?.total === 0;
  const isStart = outcome.state === 'idle' && !query.trim();
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer && !isPartial && !isSearching ? countText(t, answer) : ''}
      </p>
      {answer && <SearchNotes t={t} answer={answer} onQuery={onQuery} />}
      {groups.length > 0 && (
        <div data-partial={isPartial ? '' : undefined}>
          <SearchList t={t} {...list} />
        </div>
      )}
      {groups.some(({ id }) => id === 'recent') && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('recent.clear')}
        </button>
      )}
      {isStart && <SearchTips t={t} onQuery={onQuery} />}
      {((isEmpty && isPartial) || (outcome.state === 'idle' && !isStart)) && (
        <p className={styles.loading}>{t('loading')}</p>
      )}
      {outcome.state === 'answered' && isEmpty && !isPartial && (
        <NoResults t={t} query={outcome.query} answer={outcome.answer} onQuery={onQuery} onWiden={onWiden} />
      )}
      {answer && answer.total > answer.hits.length && (
        <a className={styles.all} href={links.base + queryPath(links.searchPath, query)} onClick={onLeave}>
          {t('results.all')}
        </a>
      )}
      {outcome.state === 'failed' && (
        <SearchFailure
          t={t}
          failure={outcome.failure}
          indexHref={links.base + links.searchPath}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

/**
 * Returns the number of displayed results. The total number of matches isn't shown: it depends on
 * how much of a query a record may lack, and doesn't help a reader who searched for a name.
 */
export const countText = (t: SearchText, { hits, total }: SearchAnswer): string =>
  t(total > hits.length ? 'results.first' : 'results.count', { count: hits.length });
