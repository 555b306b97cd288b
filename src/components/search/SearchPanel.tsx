import type { AutocompleteState } from '@algolia/autocomplete-core';
import { isPlainClick } from '../../model/plain-click';
import type { SearchText } from '../../locales/search';
import { forgetSearches } from './recent-searches';
import { queryPath } from './search-path';
import { SearchList, type SearchLinks } from './SearchList';
import { NoResults, SearchFailure } from './SearchMessage';
import { SearchNotes } from './SearchNotes';
import * as styles from './SearchPanel.module.css';
import { SearchTips } from './SearchTips';
import type { BoxItem } from './group-results';
import type { BoxApi, Outcome } from './use-search-box';

/** The part of the box's API that the panel uses. */
export type PanelApi = Pick<BoxApi, 'setActiveItemId' | 'refresh'>;
export type PanelState = Pick<
  AutocompleteState<BoxItem>,
  'query' | 'status' | 'collections' | 'activeItemId'
>;

interface Props {
  box: { api: PanelApi; state: PanelState; outcome: Outcome };
  t: SearchText;
  links: SearchLinks;
  onQuery: (query: string) => void;
  onWiden: () => void;
  onOpen: (url: string) => void;
}

/** Panel below the search box: results, recent searches, tips, or an error message. */
export function SearchPanel({ box: { api, state, outcome }, t, links, onQuery, onWiden, onOpen }: Props) {
  const allPath = queryPath(links.searchPath, state.query);
  const hasRecent = outcome.state === 'idle' && state.collections.some(({ items }) => items.length > 0);
  // Screen readers announce only the final count, not that of partial results.
  const isPartial = outcome.state === 'answered' && outcome.answer.isPartial;
  const isEmpty = outcome.state === 'answered' && outcome.answer.total === 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {outcome.state === 'answered' && !isPartial && !isLoading(state)
          ? t('results.count', { count: outcome.answer.total })
          : ''}
      </p>
      {outcome.state === 'answered' && <SearchNotes t={t} answer={outcome.answer} onQuery={onQuery} />}
      {(outcome.state === 'answered' || hasRecent) &&
        state.collections.some(({ items }) => items.length > 0) && (
          <div data-partial={isPartial ? '' : undefined}>
            <SearchList
              api={api}
              collections={state.collections as unknown as Parameters<typeof SearchList>[0]['collections']}
              activeId={state.activeItemId}
              t={t}
              links={links}
              onPick={(item) => (item.type === 'hit' ? onOpen(item.hit.url) : onQuery(item.query))}
            />
          </div>
        )}
      {hasRecent && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches();
            void api.refresh();
          }}
        >
          {t('recent.clear')}
        </button>
      )}
      {outcome.state === 'idle' && !isLoading(state) && <SearchTips t={t} onQuery={onQuery} />}
      {((isEmpty && isPartial) || (outcome.state === 'idle' && isLoading(state) && state.query)) && (
        <p className={styles.loading}>{t('loading')}</p>
      )}
      {isEmpty && !isPartial && (
        <NoResults t={t} query={outcome.query} answer={outcome.answer} onQuery={onQuery} onWiden={onWiden} />
      )}
      {outcome.state === 'answered' && outcome.answer.total > outcome.answer.hits.length && (
        <a
          className={styles.all}
          href={links.hrefOf(allPath)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(allPath);
          }}
        >
          {t('results.all')}
          {!isPartial && ` · ${t('results.count', { count: outcome.answer.total })}`}
        </a>
      )}
      {outcome.state === 'failed' && (
        <SearchFailure
          t={t}
          failure={outcome.failure}
          indexHref={links.hrefOf(links.searchPath)}
          onRetry={() => void api.refresh()}
        />
      )}
    </>
  );
}

const isLoading = ({ status }: PanelState): boolean => status !== 'idle';
