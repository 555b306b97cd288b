import { useTranslation } from 'react-i18next';
import { SEARCH_ID } from '../../model/search-dialog';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './SearchButton.module.css';

// Key labels. On a Mac, both Command and Ctrl work.
const KEYS = 'Ctrl K';

/**
 * Opens the search dialog. Without JavaScript, it links to the search page.
 *
 * @param props - `searchPath` is the search page path without path prefix.
 */
export function SearchButton({ searchPath }: { searchPath: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-js`}
        aria-label={`${t('search.button')} ${KEYS}`}
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-keyshortcuts="Control+K Meta+K /"
        data-opens={SEARCH_ID}
      >
        <Icon name="search" size={18} />
        <span className={styles.text}>{t('search.button')}</span>{' '}
        <kbd className={styles.keys} aria-hidden="true">
          {KEYS}
        </kbd>
      </button>
      <SiteLink to={searchPath} className={`${styles.button} without-js`} aria-label={t('search.button')}>
        <Icon name="search" size={18} />
        <span className={styles.text}>{t('search.button')}</span>
      </SiteLink>
    </>
  );
}
