import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { MAX_QUERY_LENGTH } from '../../../plugins/gatsby-plugin-doc-search/src/engine/parse-query';
import { searchTexts } from '../../i18n/search-texts';
import type { SearchClient, SearchFilters } from '../../search/search-client';
import { CrashBoundary } from '../error/CrashBoundary';
import { rememberSearch } from './recent-searches';
import { queryPath } from './search-location';
import { SearchBoxRow } from './SearchBoxRow';
import * as styles from './SearchDialog.module.css';
import { SearchFilterBar } from './SearchFilterBar';
import { SearchKeys } from './SearchKeys';
import { SearchPanel } from './SearchPanel';
import { useSearchBox, type Outcome } from './use-search-box';

export interface SearchDialogProps {
  language: string;
  client: SearchClient;
  /** Path of the search page, without path prefix. */
  searchPath: string;
  /** Path prefix of the site, without a slash at the end. */
  base: string;
  onNavigate: (path: string) => void;
  onClose: () => void;
}

/**
 * The search dialog. A native modal dialog keeps the focus inside, gives it back to what opened it, closes on Esc and makes the page
 * behind inert.
 */
export function SearchDialog({ language, client, searchPath, base, onNavigate, onClose }: SearchDialogProps) {
  const texts = useMemo(() => searchTexts(language), [language]);
  const [filters, setFilters] = useState<SearchFilters>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hrefOf = (url: string) => base + url;
  const goTo = (url: string) => {
    dialog.current?.close();
    onNavigate(url);
  };
  const { api, state, outcome } = useSearchBox({
    client,
    filters,
    onOpen: (url, where) => {
      if (where === 'here') goTo(url);
      else window.open(hrefOf(url), '_blank', 'noopener');
    },
  });
  useModal(dialog);

  const setQuery = (query: string) => {
    api.setQuery(query.slice(0, MAX_QUERY_LENGTH));
    void api.refresh();
    input.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.t('label')}
      data-locks-scroll=""
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <SearchBoxRow
          api={api}
          state={state}
          texts={texts}
          inputRef={input}
          onSubmit={() => {
            rememberSearch(state.query);
            goTo(queryPath(searchPath, state.query));
          }}
          onClose={() => dialog.current?.close()}
        />
        <div className={styles.filters}>
          <SearchFilterBar texts={texts} filters={filters} onChange={setFilters} />
        </div>
        <div className={styles.panel}>
          {/* A crash is forgotten with the answer that led to it; the box above stays in use. */}
          <CrashBoundary
            language={language}
            homePath={hrefOf(searchPath.replace(/search\/$/, ''))}
            resetKey={shownKey(outcome, state)}
            headingLevel={2}
          >
            <SearchPanel
              box={{ api, state, outcome }}
              texts={texts}
              links={{ hrefOf, searchPath }}
              onQuery={setQuery}
              onWiden={() => setFilters({})}
              onOpen={(url) => {
                rememberSearch(state.query);
                goTo(url);
              }}
            />
          </CrashBoundary>
        </div>
        <SearchKeys texts={texts} />
      </div>
    </dialog>
  );
}

/** Tells one shown answer from another. */
function shownKey(outcome: Outcome, { collections }: { collections: { items: { id: string }[] }[] }): string {
  const query = outcome.state === 'idle' ? '' : outcome.query;
  return [outcome.state, query, ...collections.map(({ items }) => items.length)].join(' ');
}

/** Opens the dialog, and closes it on a click on the backdrop, which counts as one on the dialog itself. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      // Gives the focus back when the dialog is taken away without having been closed.
      element.close();
    };
  }, [dialog]);
}
