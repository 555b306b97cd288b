import { useTranslation } from 'react-i18next';
import * as styles from './SearchKeys.module.css';

const KEYS = [
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Ctrl Enter', 'keys.newTab'],
  ['Esc', 'keys.close'],
] as const;

/** Keyboard shortcuts in the search dialog, shown on devices with a keyboard. */
export function SearchKeys() {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.keys}>
      {KEYS.map(([keys, key]) => (
        <li key={key}>
          {keys.split(' ').map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}{' '}
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
