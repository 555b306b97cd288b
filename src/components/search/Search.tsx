import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { savesData } from '../../browser/page';
import type { SearchSource } from '../../search/client/create-search-client';
import { Icon } from '../icon/Icon';
import { useShortcut } from '../shortcuts/use-shortcut';
import { SiteLink } from '../site-link/SiteLink';
import { takeKeptQuery } from './kept-query';
import { prepareSearch } from './prepare-search';
import { searchPath } from './search-path';
import { SearchDialog } from './SearchDialog';
import * as styles from './Search.module.css';

// Key labels. On a Mac, both Command and Ctrl work.
const KEYS = 'Ctrl K';

interface Props {
  source: SearchSource;
  /** Path and title of the pages that an empty box offers. */
  startPages: readonly (readonly [path: string, title: string])[];
}

/** Opens the search dialog. Without JavaScript, it links to the search page. */
export function Search({ source, startPages }: Props) {
  const { t, i18n } = useTranslation();
  // The query that the dialog starts with, or null while it is closed.
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const isOpen = initialQuery !== null;
  useEffect(() => setInitialQuery(takeKeptQuery()), []);
  // What the reader types next belongs into the box.
  useShortcut('search', () => flushSync(() => setInitialQuery(isOpen ? null : '')));
  const prepare = () => {
    if (!savesData()) prepareSearch();
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-js`}
        aria-label={`${t('search.button')} ${KEYS}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setInitialQuery('')}
        onPointerOver={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" size={18} />
        <span className={styles.text}>{t('search.button')}</span>{' '}
        <kbd className={styles.keys} aria-hidden="true">
          {KEYS}
        </kbd>
      </button>
      <SiteLink
        to={searchPath(i18n.language)}
        className={`${styles.button} without-js`}
        aria-label={t('search.button')}
      >
        <Icon name="search" size={18} />
        <span className={styles.text}>{t('search.button')}</span>
      </SiteLink>
      {isOpen && (
        <SearchDialog {...{ source, startPages, initialQuery }} onClose={() => setInitialQuery(null)} />
      )}
    </>
  );
}
