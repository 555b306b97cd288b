import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownList } from './ShownList';
import * as styles from './TocColumn.module.css';
import { useCurrentHeading } from './use-current-heading';

/** Table of contents in the column next to the text. Its children are the list of headings. */
export function TocColumn({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { replacement } = useCurrentHeading(box);
  return (
    <nav className={styles.toc} aria-labelledby="site:toc-title" hidden={replacement?.length === 0}>
      <p id="site:toc-title" className={styles.title}>
        {t('toc.title')}
      </p>
      <div ref={box} className={styles.scroll}>
        <ShownList replacement={replacement}>{children}</ShownList>
      </div>
    </nav>
  );
}
