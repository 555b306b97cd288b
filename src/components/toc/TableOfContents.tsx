import { useTranslation } from 'react-i18next';
import { BreakableName } from '../breakable-name/BreakableName';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { Icon } from '../icon/Icon';
import * as styles from './TableOfContents.module.css';

export interface Heading {
  id: string;
  title: string;
  level: number;
}

interface Props {
  headings: readonly Heading[];
  lang?: string | undefined;
}

/** Longer lists are easier to scan without level 3 headings. */
const MAX_ENTRIES = 200;

/**
 * Selects the headings for a table of contents: levels 2 and 3, or only level 2 if there are more than
 * 200.
 *
 * @param headings - All headings on the page.
 * @returns At most 200 headings.
 */
export function tocHeadings<Entry extends Heading>(headings: readonly Entry[]): Entry[] {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  return shown.length <= MAX_ENTRIES ? shown : shown.filter(({ level }) => level === 2).slice(0, MAX_ENTRIES);
}

/** Checks whether a page has so many members that its table of contents leaves them out. */
export function hidesMembers(headings: readonly Heading[]): boolean {
  const isMember = ({ level }: Heading) => level === 3;
  return headings.some(isMember) && !tocHeadings(headings).some(isMember);
}

/**
 * Table of contents in the column next to the text. `src/page-scripts/sections/current-heading.ts` marks the
 * current heading.
 */
export function TableOfContents({ headings, lang }: Props) {
  const { t } = useTranslation();
  const shown = tocHeadings(headings);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="site:toc-title">
      <p id="site:toc-title" className={styles.title}>
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

/** Collapsed table of contents above the text, for windows without space for the column. */
export function TocDisclosure({ headings, lang }: Props) {
  const { t } = useTranslation();
  const shown = tocHeadings(headings);
  if (shown.length === 0) return null;
  return (
    <details className={styles.disclosure} data-sticky="" data-closes-on="link">
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

/**
 * The page's headings, and an empty second list. On a changes page,
 * `src/page-scripts/releases/compare-releases.ts` fills it and shows it in place of the first one.
 */
function TocList({ headings, lang }: Props) {
  return (
    <>
      <ul lang={lang} data-toc-list="">
        {headings.map(({ id, title, level }, index) => (
          <li key={index} className={level === 3 ? styles.nested : undefined}>
            <a href={`#${id}`}>{title.includes(' ') ? title : <BreakableName name={title} />}</a>
          </li>
        ))}
      </ul>
      <ul data-toc-list="compared" hidden dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
    </>
  );
}
