import { useTranslation } from 'react-i18next';
import type { ComparisonFacts } from '../../page-scripts/releases/compare-releases';
import * as styles from './ReleaseList.module.css';
import { useChangeListFacts } from './use-change-list-facts';

interface Props {
  /** The releases, newest first. */
  versions: readonly string[];
  importName: string;
}

/**
 * Selects two releases to compare. `src/page-scripts/releases/compare-releases.ts` adds the behavior and fills
 * the element below.
 */
export function ReleaseChooser({ versions, importName }: Props) {
  const { t } = useTranslation('api');
  const facts: ComparisonFacts = {
    ...useChangeListFacts(),
    importName,
    title: t('changes.sum'),
    none: t('changes.sum.none'),
    failed: t('changes.upgrade.failed'),
  };
  const options = versions.map((version) => (
    <option key={version} value={version}>
      {version}
    </option>
  ));
  return (
    <>
      <form className={`needs-js ${styles.chooser}`} data-compare={JSON.stringify(facts)}>
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
