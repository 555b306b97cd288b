import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Hero.module.css';

interface Props {
  title: ReactNode;
  tagline: string;
  /** The first is the one most readers want. */
  actions: readonly { label: string; path: string }[];
}

/** The head of the home page. */
export function Hero({ title, tagline, actions }: Props) {
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
      <Blocks />
    </header>
  );
}

/** A drawing: pieces of different sizes that fit together, one of them the mark of the site. */
function Blocks() {
  return (
    <svg className={styles.blocks} viewBox="0 0 200 200" fill="none" aria-hidden="true" focusable="false">
      <rect className={styles.quiet} x="6" y="6" width="56" height="56" rx="12" />
      <rect className={styles.line} x="72" y="6" width="122" height="56" rx="12" />
      <rect className={styles.accent} x="6" y="72" width="122" height="122" rx="20" />
      <rect className={styles.line} x="138" y="72" width="56" height="56" rx="12" />
      <rect className={styles.quiet} x="138" y="138" width="56" height="56" rx="12" />
      <path className={styles.text} d="M88 26h88M88 42h52" />
      <path className={styles.mark} d="M97 109H58a12 12 0 0 0 0 24h18a12 12 0 0 1 0 24H37" />
      <path className={styles.text} d="m158 92-8 8 8 8m16-16 8 8-8 8" />
    </svg>
  );
}
