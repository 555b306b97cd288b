import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import * as styles from './PackageList.module.css';

/**
 * A field that filters a page's sections, such as error messages. `src/page-scripts/filter-sections.ts`
 * adds the behavior.
 */
export function SectionFilter({ label }: { label: string }) {
  const { t } = useTranslation('api');
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
        data-found={t('reference.filter.sections.found')}
      />
      <p role="status" className={styles.status} dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
    </div>
  );
}
