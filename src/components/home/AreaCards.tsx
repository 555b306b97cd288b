import { SiteLink } from '../site-link/SiteLink';
import { AreaIcon } from './AreaIcon';
import * as styles from './AreaCards.module.css';

interface Link {
  label: string;
  path: string;
}

interface Area extends Link {
  /** Section of the libraries overview, which selects the icon. */
  id: string;
  summary: string;
  libraries: readonly (Link & { version: string | null })[];
}

interface Props {
  title: string;
  /** Topics with their libraries. */
  areas: readonly Area[];
}

/** Cards that list the libraries by topic. */
export function AreaCards({ title, areas }: Props) {
  if (areas.length === 0) return null;
  return (
    <section className={styles.areas} aria-labelledby="site:areas">
      <h2 id="site:areas">{title}</h2>
      <ul className={styles.cards}>
        {areas.map(({ id, label, path, summary, libraries }) => (
          <li key={path}>
            <h3>
              <AreaIcon id={id} />
              <SiteLink to={path}>{label}</SiteLink>
            </h3>
            {summary && <p>{summary}</p>}
            <ul>
              {libraries.map((library) => (
                <li key={library.path}>
                  <SiteLink to={library.path} translate="no">
                    {library.label}
                    {library.version && <small> {library.version}</small>}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
