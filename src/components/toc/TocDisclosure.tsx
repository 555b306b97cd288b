import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDropdown } from '../dropdown/use-dropdown';
import { ShownList } from './ShownList';
import * as styles from './TocColumn.module.css';
import { useCurrentHeading } from './use-current-heading';

interface Props {
  /** The language of the headings if it differs from the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * Collapsed table of contents above the text, for windows without space for the column. Its children are
 * the list of headings.
 */
export function TocDisclosure({ lang, children }: Props) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const box = useRef<HTMLElement>(null);
  const { title, replacement } = useCurrentHeading(box);
  useDropdown(details, { onLeave: false });
  return (
    <details ref={details} className={styles.disclosure} data-sticky="" hidden={replacement?.length === 0}>
      <summary>
        <span>{t('toc.title')}</span>
        <span className={styles.here} lang={lang} aria-hidden="true">
          {title}
        </span>
      </summary>
      <nav ref={box} className={`${styles.toc} ${styles.panel}`} aria-label={t('toc.title')}>
        <ShownList replacement={replacement}>{children}</ShownList>
      </nav>
    </details>
  );
}
