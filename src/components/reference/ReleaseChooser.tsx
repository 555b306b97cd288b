import { useTranslation } from 'react-i18next';
import * as styles from './ReleaseList.module.css';

/**
 * Selects two releases to compare. `src/vanilla/compare-releases.ts` adds the behavior and fills
 * the element below.
 *
 * @param props - `versions` lists the releases, newest first.
 */
export function ReleaseChooser({ versions }: { versions: readonly string[] }) {
  const { t } = useTranslation('api');
  const options = versions.map((version) => (
    <option key={version} value={version}>
      {version}
    </option>
  ));
  return (
    <>
      <form
        className={`needs-js ${styles.chooser}`}
        data-compare=""
        data-title={t('changes.sum')}
        data-none={t('changes.sum.none')}
      >
        <label>
          {t('changes.from')}{' '}
          <select name="from" autoComplete="off">
            <option value="">{t('changes.from.all')}</option>
            {options}
          </select>
        </label>
        <label hidden>
          {t('changes.to')}{' '}
          <select name="to" autoComplete="off">
            {options}
          </select>
        </label>
      </form>
      <div
        className={`markdown reference ${styles.releases}`}
        data-compared=""
        aria-live="polite"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
