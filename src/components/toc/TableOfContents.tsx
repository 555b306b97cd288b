import { useMessages } from '../../i18n/use-messages';
import { BreakableName } from '../breakable-name/BreakableName';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { Icon } from '../icon/Icon';
import * as styles from './TableOfContents.module.css';

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
/** More entries than this are easier to look through without those of level 3. */
const MOST_OF_BOTH_LEVELS = 100;

/**
 * The headings that a table of contents shows: those of level 2 and 3, or of level 2 alone where both would be too many to be of
 * use. It ends after 200.
 */
export function tocHeadings<Entry extends Heading>(headings: readonly Entry[]): Entry[] {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  return shown.length <= MOST_OF_BOTH_LEVELS
    ? shown
    : shown.filter(({ level }) => level === 2).slice(0, MOST_LISTED);
}

/**
 * The headings of level 2 and 3 of a page, each a link, for the column beside the text. `src/vanilla/current-heading.ts` marks the one that
 * is being read.
 */
export function TableOfContents({ headings, lang }: Props) {
  const { t } = useMessages();
  const shown = tocHeadings(headings);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.title}>
        {t('toc.title')}
      </p>
      <div className={styles.scroll}>
        <TocList headings={shown} lang={lang} />
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
  if (shown.length === 0) return null;
  return (
    <details className={styles.disclosure} data-closes-on="link">
      <summary>
        <span>{t('toc.title')}</span>
        <span
          className={styles.here}
          lang={lang}
          aria-hidden="true"
          data-toc-here=""
          dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
        />
      </summary>
      <nav className={`${styles.toc} ${styles.panel}`} aria-label={t('toc.title')}>
        <TocList headings={shown} lang={lang} />
        <a href="#top" className={styles.top}>
          <Icon name="arrowUp" size={16} /> {t('toc.top')}
        </a>
      </nav>
    </details>
  );
}

function TocList({ headings, lang }: Props) {
  return (
    <ul lang={lang} data-toc-list="">
      {headings.map(({ id, title, level }) => (
        <li key={id} className={level === 3 ? styles.nested : undefined}>
          <a href={`#${id}`}>{title.includes(' ') ? title : <BreakableName name={title} />}</a>
        </li>
      ))}
    </ul>
  );
}
