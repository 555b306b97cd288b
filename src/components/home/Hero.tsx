import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Hero.module.css';

interface Props {
  title: ReactNode;
  tagline: string;
  /** Links. The first one is the primary action. */
  actions: readonly { label: string; path: string }[];
  /** What the toolkit supports. */
  facts: ReactNode;
  /** The install command. */
  children: ReactNode;
}

/** Top of the home page: title, tagline, links, a panel with the install command, and facts. */
export function Hero({ title, tagline, actions, facts, children }: Props) {
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
      {children && <div className={styles.panel}>{children}</div>}
      {facts}
    </header>
  );
}
