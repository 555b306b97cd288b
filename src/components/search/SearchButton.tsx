import { SEARCH_ID } from '../../model/search-id';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './SearchButton.module.css';

// What is printed on the keys; on a Mac, Command works as well as Ctrl.
const KEYS = 'Ctrl K';

/**
 * Opens the search; without JavaScript it is a link to the search page.
 *
 * @param searchPath - Path of the search page without path prefix.
 */
export function SearchButton({ searchPath }: { searchPath: string }) {
  const { t } = useMessages();
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
