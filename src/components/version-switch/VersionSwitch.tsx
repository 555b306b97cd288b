import { useTranslation } from 'react-i18next';
import type { VersionSwitchFacts } from '../../page-scripts/releases/version-list';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { Icon } from '../icon/Icon';
import * as styles from '../dropdown/Dropdown.module.css';

/**
 * Menu with the documentation's versions. `src/page-scripts/releases/version-list.ts` fills it when it
 * opens.
 */
export function VersionSwitch(facts: VersionSwitchFacts) {
  const { t } = useTranslation();
  return (
    <details
      className={`${styles.dropdown} needs-js`}
      data-versions={JSON.stringify(facts)}
      data-closes-on="leave"
      data-in-menu=""
    >
      <summary>
        <span>
          {t('nav.version.label')} <span lang="en">{facts.current.label}</span>
        </span>{' '}
        <Icon name="chevronDown" size={14} />
      </summary>
      <ul dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
    </details>
  );
}
