import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localePath } from '../../model/docs/addresses';
import type { ComponentData } from '../../model/docs/mdx-components';
import { SiteLink } from '../site-link/SiteLink';
import { AreaIcon } from './AreaIcon';
import * as styles from './LibraryAreas.module.css';

interface Props {
  id: string;
  title: string;
  data: ComponentData['LibraryAreas'];
  children?: ReactNode;
}

/** The libraries by topic, each in a row that is a link. The text is between title and rows. */
export function LibraryAreas({ id: titleId, title: heading, data, children }: Props) {
  const { i18n } = useTranslation();
  const pathOf = (slug: string) => localePath(slug, i18n.language);
  if (data.length === 0) return null;
  return (
    <section className={styles.areas} aria-labelledby={titleId}>
      <h2 id={titleId}>{heading}</h2>
      <div className="markdown">{children}</div>
      {data.map(({ id, title, slug, summary, libraries }) => (
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
                <p>{library.description}</p>
                {library.version && <small>{library.version}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
