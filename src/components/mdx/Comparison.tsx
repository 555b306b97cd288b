import type { ReactNode } from 'react';
import * as styles from './Comparison.module.css';

/** Files of several guides in tabs, with a note below them. */
export function Comparison({ children }: { children?: ReactNode }) {
  return <div className={`markdown ${styles.comparison}`}>{children}</div>;
}
