import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import * as styles from './PackageList.module.css';

/** A field that filters the error messages. `src/page-scripts/filter-sections.ts` adds the behavior. */
export function MessageFilter() {
  const { t } = useTranslation('api');
  const label = t('reference.filter.messages');
  return (
    <div className={`needs-js ${styles.filter}`}>
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-filters-sections=""
        data-found={t('reference.filter.messages.found')}
      />
      <p role="status" className={styles.status} dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
    </div>
  );
}
