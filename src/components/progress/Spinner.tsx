import * as styles from './Spinner.module.css';

/** Loading spinner. It appears after a delay, so that it isn't shown for quick operations. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
