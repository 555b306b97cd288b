import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import type { UnavailableReason } from '../../search/client/search-client';
import { searchPath } from './search-path';
import * as styles from './SearchMessage.late.module.css';

interface Props {
  /** Any other reason than `network` needs the message file `search`. */
  reason?: UnavailableReason;
  onRetry: () => void;
}

/** Message for a failed search, with a retry button and a link to the full page list. */
export function SearchFailure({ reason = 'network', onRetry }: Props) {
  const { t, i18n } = useTranslation();
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
        <a href={withBase(searchPath(i18n.language))}>{t('search.browse')}</a>
      </p>
    </div>
  );
}
