import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../browser/plain-click';
import { withBase } from '../../browser/with-base';
import type { SearchSource } from '../../search/client/create-search-client';
import { MAX_QUERY_LENGTH } from '../../search/engine/query-length';
import { Dialog } from '../dialog/Dialog';
import { Icon } from '../icon/Icon';
import { groupResults, LIST_ID, optionId, startGroups, type BoxItem } from './list-items';
import { keepQuery } from './kept-query';
import { prepareSearch } from './prepare-search';
import { searchPath } from './search-path';
import { SearchFailure } from './SearchFailure';
import { useSearch } from './use-search';
import * as styles from './SearchDialog.late.module.css';

/** Maximum number of results. */
const LIMIT = 20;

/** The key code of every key that an input method handles. */
const INPUT_METHOD = 229;

interface Props {
  source: SearchSource;
  startPages: readonly (readonly [path: string, title: string])[];
  initialQuery: string;
  onClose: () => void;
}

/**
 * The search dialog. The reader can type at once, while the code that shows results is still
 * loading. Until then, Enter opens the search page.
 */
export function SearchDialog({ source, startPages, initialQuery, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const search = useSearch({ source, pageSize: LIMIT, initialQuery, isEager: true });
  const { box, loaded, request, outcome, isCurrent, change, retry } = search;
  const { query } = request;
  const opensFirst = useRef(false);
  // Better results for the same request keep the selection.
  const shown = outcome.state === 'idle' ? outcome : outcome.request;
  const [selection, setSelection] = useState({ shown, position: 0 });
  const selected = selection.shown === shown ? selection.position : 0;
  const select = (position: number) => position !== selected && setSelection({ shown, position });
  const groups =
    loaded.state !== 'ready' || outcome.state === 'failed'
      ? []
      : outcome.state === 'answered'
        ? groupResults(outcome.answer.hits)
        : query.trim()
          ? []
          : startGroups(startPages);
  const items = groups.flatMap((group) => group.items);
  const isAwaited =
    !isCurrent ||
    (items.length === 0 &&
      (search.isSearching || (outcome.state === 'answered' && outcome.answer.isPartial)));
  const clickSelected = () => document.getElementById(optionId(selected))?.click();

  useEffect(prepareSearch, []);
  useEffect(() => {
    const keep = () => keepQuery(query);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [query]);
  useEffect(() => {
    if (isAwaited || !opensFirst.current) return;
    opensFirst.current = false;
    if (query.trim()) clickSelected();
  });

  const setQuery = (next: string) => {
    change({ query: next });
    box.current?.focus();
  };
  const pick = (item: BoxItem, event: MouseEvent) => {
    if (item.type === 'hit') search.remember();
    if (item.type !== 'recent' || !isPlainClick(event)) return;
    event.preventDefault();
    setQuery(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari sends the Enter that confirms a word after the end of the composition.
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD || loaded.state !== 'ready') return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { length } = items;
    if (step !== undefined && length > 0) {
      const position = (selected + step + length) % length;
      select(position);
      document.getElementById(optionId(position))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key !== 'Enter') return;
    else if (isAwaited) {
      opensFirst.current = true;
      search.hurry();
    } else if (length === 0) return;
    else {
      const item = items[selected];
      if (item?.type === 'hit' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
        search.remember();
        window.open(withBase(item.url), '_blank', 'noopener');
      } else clickSelected();
    }
    event.preventDefault();
  };
  return (
    <Dialog
      id="site:search"
      className={styles.search}
      aria-label={t('search.label')}
      aria-busy={loaded.state === 'waiting' || undefined}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <form
          className={styles.row}
          role="search"
          action={withBase(searchPath(i18n.language))}
          onSubmit={(event) => {
            if (query.trim()) search.remember();
            else event.preventDefault();
          }}
        >
          <Icon name="search" />
          <input
            ref={box}
            className={styles.input}
            type="text"
            name="q"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={items.length > 0 ? optionId(selected) : undefined}
            placeholder={t('search.placeholder')}
            value={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            data-autofocus=""
            // React reports no change for text that `boot.js` enters.
            onInput={({ currentTarget }) => change({ query: currentTarget.value }, true)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.clear} onClick={() => setQuery('')}>
            {t('search.clear')}
          </button>
          <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.results}>
          {loaded.state === 'failed' && <SearchFailure onRetry={retry} />}
          {loaded.state === 'ready' && (
            <loaded.module.DialogResults
              {...{ search, groups, selected }}
              onSelect={select}
              onPick={pick}
              onQuery={setQuery}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
