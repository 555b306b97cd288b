import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';
import * as hero from './Hero.module.css';

interface Props {
  id: string;
  title: string;
  children?: ReactNode;
}

/** A section with `Column` components next to each other. A text below them is a note. */
export function Columns({ id, title, children }: Props) {
  return (
    <section className={styles.columns} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A column with a title. */
export function Column({ title, children }: Omit<Props, 'id'>) {
  return (
    <div>
      <h3>{title}</h3>
      <div className="markdown">{children}</div>
    </div>
  );
}

/** A box with a title, for a `Hero`. */
export function Panel({ title, children }: Omit<Props, 'id'>) {
  return (
    <div className={hero.panel}>
      <h2>{title}</h2>
      <div className="markdown">{children}</div>
    </div>
  );
}
