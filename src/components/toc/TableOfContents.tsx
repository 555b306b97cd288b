import { useMessages } from '../../i18n/use-messages';
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

/** The headings of level 2 and 3 of a page, each a link. */
export function TableOfContents({ headings, lang }: Props) {
  const { t } = useMessages();
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.title}>
        {t('toc.title')}
      </p>
      <ul lang={lang}>
        {shown.map(({ id, title, level }) => (
          <li key={id} className={level === 3 ? styles.nested : undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
