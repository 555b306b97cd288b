import { SiteLink } from '../site-link/SiteLink';
import * as styles from './AreaCards.module.css';

interface Link {
  label: string;
  path: string;
}

interface Props {
  title: string;
  /** Topics with their libraries. */
  areas: readonly (Link & { libraries: readonly Link[] })[];
}

/** Cards that list the libraries by topic. */
export function AreaCards({ title, areas }: Props) {
  if (areas.length === 0) return null;
  return (
    <section className={styles.areas} aria-labelledby="site:areas">
      <h2 id="site:areas">{title}</h2>
      <ul className={styles.cards}>
        {areas.map(({ label, path, libraries }) => (
          <li key={path}>
            <h3>
              <SiteLink to={path}>{label}</SiteLink>
            </h3>
            <ul>
              {libraries.map((library) => (
                <li key={library.path}>
                  <SiteLink to={library.path} translate="no">
                    {library.label}
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
