import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import * as styles from './ColorModeToggle.module.css';

/** Changes between the light and the dark mode; `src/enhance/shell.ts` does it and keeps the label right. */
export function ColorModeToggle({ defaultMode }: { defaultMode: 'light' | 'dark' }) {
  const { t } = useMessages();
  const [toLight, toDark] = [t('colorMode.toLight'), t('colorMode.toDark')];
  const label = defaultMode === 'dark' ? toLight : toDark;
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-js`}
      aria-label={label}
      title={label}
      data-color-toggle=""
      data-to-light={toLight}
      data-to-dark={toDark}
      data-in-menu=""
    >
      <span className={styles.toSun}>
        <Icon name="sun" />
      </span>
      <span className={styles.toMoon}>
        <Icon name="moon" />
      </span>
    </button>
  );
}
