import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Hero.module.css';

interface Props {
  title: ReactNode;
  tagline: string;
  /** The first is the one most readers want. */
  actions: readonly { label: string; path: string }[];
  /** A block of code that shows what the whole is about. */
  sample: ReactNode;
}

/** The head of the home page: what this is, where to begin, and what it looks like. */
export function Hero({ title, tagline, actions, sample }: Props) {
  return (
    <header className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.actions}>
          {actions.map(({ label, path }) => (
            <SiteLink key={path} to={path}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
      {sample && <div className={styles.sample}>{sample}</div>}
    </header>
  );
}
