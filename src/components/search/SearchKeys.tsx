import type { SearchTexts } from '../../i18n/search-texts';
import * as styles from './SearchKeys.module.css';

const KEYS = [
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Ctrl Enter', 'keys.newTab'],
  ['Esc', 'keys.close'],
] as const;

/** The keys that work in the box, for those who have a keyboard. */
export function SearchKeys({ texts: { t } }: { texts: SearchTexts }) {
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
