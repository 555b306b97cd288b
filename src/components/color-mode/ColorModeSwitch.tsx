import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';
import * as styles from './ColorModeSwitch.module.css';

const CHOICES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'display'],
] as const;

/**
 * Buttons for light, dark, and system mode. `src/page-scripts/shell/shell.ts` handles clicks and marks
 * the current one.
 */
export function ColorModeSwitch({ defaultMode }: { defaultMode: 'light' | 'dark' }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('colorMode.label')}
      className={`${styles.choices} needs-js`}
      data-in-menu=""
    >
      {CHOICES.map(([choice, icon]) => (
        <button
          key={choice}
          type="button"
          aria-label={t(`colorMode.${choice}`)}
          title={t(`colorMode.${choice}`)}
          aria-pressed={choice === defaultMode}
          data-color-choice={choice}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
