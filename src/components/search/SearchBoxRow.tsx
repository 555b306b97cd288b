import type { AutocompleteState } from '@algolia/autocomplete-core';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { MAX_QUERY_LENGTH } from '../../../plugins/gatsby-plugin-doc-search/src/engine/parse-query';
import type { SearchTexts } from '../../i18n/search-texts';
import { Icon } from '../icon/Icon';
import * as styles from './SearchBoxRow.module.css';
import { LIST_ID, optionId } from './SearchList';
import type { BoxApi, BoxItem } from './use-search-box';

interface Props {
  api: BoxApi;
  state: AutocompleteState<BoxItem>;
  texts: SearchTexts;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Enter where there is no result to open. */
  onSubmit: () => void;
  onClose: () => void;
}

/** The line in which a query is typed. */
export function SearchBoxRow({ api, state, texts: { t }, inputRef, onSubmit, onClose }: Props) {
  const { query, activeItemId, status } = state;
  const hasItems = state.collections.some(({ items }) => items.length > 0);
  const isWaiting = useRef(false);
  const { onChange, onKeyDown, onFocus } = api.getInputProps({ inputElement: inputRef.current });

  useEffect(() => inputRef.current?.focus(), [inputRef]);
  useEffect(() => {
    // Enter was pressed before the results were there; now the first one is opened.
    if (status !== 'idle' || !isWaiting.current) return;
    isWaiting.current = false;
    document.getElementById(optionId(0))?.click();
  }, [status]);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Esc closes the dialog, and Tab goes on to the next control: neither is an end of the list.
    if (event.key === 'Escape' || event.key === 'Tab' || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && status !== 'idle' && query.trim()) {
      event.preventDefault();
      isWaiting.current = true;
      return;
    }
    onKeyDown(event);
  };
  return (
    <form
      className={styles.row}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim()) onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={inputRef as RefObject<HTMLInputElement>}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={hasItems}
        aria-autocomplete="list"
        aria-controls={hasItems ? LIST_ID : undefined}
        aria-activedescendant={hasItems && activeItemId !== null ? optionId(activeItemId) : undefined}
        placeholder={t('input.placeholder')}
        value={query}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={onChange}
        onFocus={onFocus}
        onKeyDown={onKey}
      />
      {query && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            api.setQuery('');
            void api.refresh();
            inputRef.current?.focus();
          }}
        >
          {t('input.clear')}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </form>
  );
}
