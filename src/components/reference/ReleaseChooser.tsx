import { useMessages } from '../../i18n/use-messages';
import * as styles from './ReleaseList.module.css';

/**
 * Chooses two releases, to show the sum of what lies between them. It does nothing by itself: `src/vanilla/compare-releases.ts` works it, and
 * fills the element below it.
 *
 * @param versions - Newest first.
 */
export function ReleaseChooser({ versions }: { versions: readonly string[] }) {
  const { t } = useMessages();
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
