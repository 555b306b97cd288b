import type { ReactNode } from 'react';
import * as styles from './Hero.module.css';

/** A box with a title, for a `Hero`. */
export function Panel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h2>{title}</h2>
      <div className="markdown">{children}</div>
    </div>
  );
}
