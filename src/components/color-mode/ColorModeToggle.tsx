import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { Icon } from '../icon/Icon';
import { chooseColorMode, shownColorMode, watchColorMode, type ColorMode } from './color-mode';
import * as styles from './ColorModeToggle.module.css';

/**
 * Changes between the light and the dark mode.
 *
 * @param defaultMode - What the static HTML shows.
 */
export function ColorModeToggle({ defaultMode }: { defaultMode: ColorMode }) {
  const { t } = useMessages();
  const mode = useSyncExternalStore(watchColorMode, shownColorMode, () => defaultMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  const label = t(other === 'light' ? 'colorMode.toLight' : 'colorMode.toDark');
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-js`}
      aria-label={label}
      title={label}
      onClick={() => chooseColorMode(other)}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  );
}
