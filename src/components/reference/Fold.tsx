import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Fold.module.css';

interface Props {
  /** The heading's ID. */
  id: string;
  title: string;
  /** The heading, and what is next to it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A closed box that opens at a click on its heading. A link to the heading is in front of it. */
export function Fold({ id, title, summary, children }: Props) {
  const { t } = useTranslation('api');
  const label = t('heading.link.title', { heading: title });
  return (
    <>
      <a href={`#${id}`} className={`anchor ${styles.link}`} aria-label={label} title={label} />
      <details className={styles.fold}>
        <summary>{summary}</summary>
        {children}
      </details>
    </>
  );
}
