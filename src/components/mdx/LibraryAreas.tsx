import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { localePath } from '../../model/docs/addresses';
import { PathIcon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import { libraryAreas } from './library-areas';
import * as styles from './LibraryAreas.module.css';

interface Props {
  title: string;
  /** The slug of the page whose sections are the topics. */
  overview?: string;
  children?: ReactNode;
}

/** Path data of icons on a 24 × 24 grid, by the ID of a section in the libraries overview. */
const ICON_PATHS: Readonly<Record<string, string>> = {
  'startup-and-configuration': 'M12 3v8M7.2 5.8a8 8 0 1 0 9.6 0',
  'requests-errors-and-languages': 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5',
  'data-and-files': 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0',
  'communication-and-background-work': 'M3 6h18v12H3zM3 7l9 7 9-7',
  'types-and-helpers': 'M8 4c-5 0-1 8-5 8 4 0 0 8 5 8M16 4c5 0 1 8 5 8-4 0 0 8-5 8',
  'development-and-tests': 'M9 3h6M10 3v6L4.5 19c-.6 1 0 2 1.2 2h12.6c1.2 0 1.8-1 1.2-2L14 9V3M7.5 14h9',
};

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

/** A decorative icon for an area of the toolkit; nothing for an unknown area. */
function AreaIcon({ id }: { id: string }) {
  const path = ICON_PATHS[id];
  return path === undefined ? null : <PathIcon path={path} size={24} />;
}
