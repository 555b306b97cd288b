import { withPrefix } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { changesDataPath, localePrefix } from '../../model/addresses';
import { BREAKS, CHANGES } from '../../model/history';
import type { UpgradeFacts } from '../../vanilla/list-upgrades';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import * as styles from './ReleaseList.module.css';

/**
 * Lists what changes from the versions in a reader's package.json to the newest ones.
 * `src/vanilla/list-upgrades.ts` adds the behavior and fills the element below.
 */
export function UpgradeForm() {
  const { t, i18n } = useTranslation('api');
  const { language } = i18n;
  const textsOf = <Key extends string>(keys: readonly Key[], toText: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, toText(key)])) as Record<Key, string>;
  const facts: UpgradeFacts = {
    file: withPrefix(changesDataPath(language)),
    home: withPrefix(localePrefix(language)),
    texts: textsOf(['package', 'none', 'unknown', 'problem', 'failed', ...BREAKS, 'rest'], (key) =>
      t(`changes.upgrade.${key}`),
    ),
    groups: textsOf(CHANGES, (key) => t(`changes.${key}`)),
    breaks: textsOf(BREAKS, (key) => t(`changes.breaks.${key}`)),
    classes: { group: String(styles.group), breaks: String(styles.grade) },
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
