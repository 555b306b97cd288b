import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';
import * as styles from './ColorModeSwitch.module.css';
import { chooseColorMode, useColorChoice } from './use-color-mode';

const CHOICES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'display'],
] as const;

/** Buttons for light, dark, and system mode. */
export function ColorModeSwitch({ defaultMode }: { defaultMode: 'light' | 'dark' }) {
  const { t } = useTranslation();
  const chosen = useColorChoice(defaultMode);
  return (
    <div role="group" aria-label={t('colorMode.label')} className={`${styles.choices} needs-js`}>
      {CHOICES.map(([choice, icon]) => (
        <button
          key={choice}
          type="button"
          aria-label={t(`colorMode.${choice}`)}
          title={t(`colorMode.${choice}`)}
          aria-pressed={choice === chosen}
          onClick={() => chooseColorMode(choice)}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
