import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { useClosingDetails } from '../disclosure/use-closing-details';
import { Icon } from '../icon/Icon';
import * as styles from './TableOfContents.module.css';
import { useCurrentHeading } from './use-current-heading';

interface Heading {
  id: string;
  title: string;
  level: number;
}

interface Props {
  headings: readonly Heading[];
  lang?: string | undefined;
}

const MOST_LISTED = 200;

/**
 * The headings that a table of contents shows: those of level 2 and 3, or of level 2 alone where both would be too many to be of
 * use. It ends after 200.
 */
export function tocHeadings<Entry extends Heading>(headings: readonly Entry[]): Entry[] {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  return shown.length <= MOST_LISTED ? shown : shown.filter(({ level }) => level === 2).slice(0, MOST_LISTED);
}

/** The headings of level 2 and 3 of a page, each a link; the one being read is marked. For the column beside the text. */
export function TableOfContents({ headings, lang }: Props) {
  const { t } = useMessages();
  const shown = tocHeadings(headings);
  const current = useCurrentHeading(shown.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    // Only the list scrolls: `scrollIntoView` would move the page as well.
    if (
      link.offsetTop < box.scrollTop ||
      link.offsetTop + link.offsetHeight > box.scrollTop + box.clientHeight
    )
      box.scrollTop = link.offsetTop - box.clientHeight / 3;
  }, [current]);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.title}>
        {t('toc.title')}
      </p>
      <div ref={list} className={styles.scroll}>
        <TocList headings={shown} lang={lang} current={current} />
      </div>
      <a href="#top" className={styles.top}>
        <Icon name="arrowUp" size={16} /> {t('toc.top')}
      </a>
    </nav>
  );
}

/** The same list folded into one line above the text, for windows without room for the column. */
export function TocDisclosure({ headings, lang }: Props) {
  const { t } = useMessages();
  const shown = tocHeadings(headings);
  const current = useCurrentHeading(shown.map(({ id }) => id));
  const disclosure = useRef<HTMLDetailsElement>(null);
  useClosingDetails(disclosure, { outside: false });
  if (shown.length === 0) return null;
  return (
    <details ref={disclosure} className={styles.disclosure}>
      <summary>
        <span>{t('toc.title')}</span>
        {current && (
          <span className={styles.here} lang={lang} aria-hidden="true">
            {shown.find(({ id }) => id === current)?.title}
          </span>
        )}
      </summary>
      <nav className={`${styles.toc} ${styles.panel}`} aria-label={t('toc.title')}>
        <TocList headings={shown} lang={lang} current={current} />
        <a href="#top" className={styles.top}>
          <Icon name="arrowUp" size={16} /> {t('toc.top')}
        </a>
      </nav>
    </details>
  );
}

function TocList({ headings, lang, current }: Props & { current: string | null }) {
  return (
    <ul lang={lang}>
      {headings.map(({ id, title, level }) => (
        <li key={id} className={level === 3 ? styles.nested : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
