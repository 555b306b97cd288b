import * as styles from './Spinner.module.css';

/** A sign of work in progress, where there is nothing older to show. It appears late, so that quick work shows none. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
