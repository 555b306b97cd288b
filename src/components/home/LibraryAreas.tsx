import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { localePath } from '../../model/docs/addresses';
import { SiteLink } from '../site-link/SiteLink';
import { AreaIcon } from './AreaIcon';
import { libraryAreas } from './library-areas';
import * as styles from './LibraryAreas.module.css';

interface Props {
  title: string;
  /** The slug of the page whose sections are the topics. */
  overview?: string;
  children?: ReactNode;
}

/** The libraries by topic. The text is between the title and the topics. */
export function LibraryAreas({ title: heading, overview, children }: Props) {
  const { i18n } = useTranslation();
  const titleId = useId();
  const areas = libraryAreas(useMdxData(), overview, i18n.language);
  const pathOf = (slug: string) => localePath(slug, i18n.language);
  if (areas.length === 0) return null;
  return (
    <section className={styles.areas} aria-labelledby={titleId}>
      <h2 id={titleId}>{heading}</h2>
      <div className="markdown">{children}</div>
      {areas.map(({ id, title, slug, summary, libraries }) => (
        <div key={id} className={styles.area}>
          <h3>
            <AreaIcon id={id} />
            <SiteLink to={`${pathOf(slug)}#${id}`}>{title}</SiteLink>
          </h3>
          {summary && <p>{summary}</p>}
          <ul>
            {libraries.map((library) => (
              <li key={library.slug}>
                <SiteLink to={pathOf(library.slug)} translate="no">
                  {library.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
