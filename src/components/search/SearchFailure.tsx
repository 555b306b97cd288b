import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import type { UnavailableReason } from '../../search/client/search-client';
import * as styles from './SearchMessage.late.module.css';

interface Props {
  /** Search page path. That page lists all pages. */
  searchPath: string;
  /** Any other reason than `network` needs the message file `search`. */
  reason?: UnavailableReason;
  onRetry: () => void;
}

/** Message for a failed search, with a retry button and a link to the full page list. */
export function SearchFailure({ searchPath, reason = 'network', onRetry }: Props) {
  const { t } = useTranslation();
  const { t: search } = useTranslation('search');
  return (
    <div className={styles.message} role="alert">
      <p className={styles.title}>{t('search.failed')}</p>
      <p>{t('search.failed.hint')}</p>
      {reason !== 'network' && <p>{search('error.index')}</p>}
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={onRetry}>
          {t('retry')}
        </button>
        <a href={withBase(searchPath)}>{t('search.browse')}</a>
      </p>
    </div>
  );
}
