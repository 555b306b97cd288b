import { useTranslation } from 'react-i18next';
import { BREAKS } from '../../model/history';
import type { UpgradeProps } from '../../page-scripts/releases/list-upgrades';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import * as styles from './ReleaseList.module.css';
import { textsOf, useChangeListFacts } from './use-change-list-facts';

/**
 * Lists what changes from the versions in a reader's package.json to the newest ones.
 * `src/page-scripts/releases/list-upgrades.ts` adds the behavior and fills the element below.
 */
export function UpgradeForm() {
  const { t } = useTranslation('api');
  const facts: UpgradeProps = {
    ...useChangeListFacts(),
    texts: textsOf(
      ['package', 'none', 'unknown', 'problem', 'failed', ...BREAKS, 'rest', 'copy', 'copied', 'uncopied'],
      (key) => t(`changes.upgrade.${key}`),
    ),
  };
  return (
    <section className="needs-js" aria-labelledby="upgrade">
      <div className="markdown">
        <LinkedHeading id="upgrade" title={t('changes.upgrade.title')} />
      </div>
      <form className={styles.upgrade} data-upgrade={JSON.stringify(facts)}>
        <label htmlFor="site:upgrade">{t('changes.upgrade.label')}</label>
        <textarea
          id="site:upgrade"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="site:upgrade-note"
        />
        <button type="submit">{t('changes.upgrade.submit')}</button>
        <p id="site:upgrade-note">{t('changes.upgrade.note')}</p>
      </form>
      <div
        className={`markdown reference ${styles.releases}`}
        data-upgrades=""
        aria-live="polite"
        dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
      />
    </section>
  );
}
