import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './PageIndex.module.css';

/** A page in the list, with its child pages. */
export interface IndexedPage {
  path: string;
  label: string;
  /** The label's language if it differs from the page's, else null. */
  lang: string | null;
  items: readonly IndexedPage[];
}

interface Props {
  guides: readonly IndexedPage[];
  packages: readonly { path: string; label: string }[];
}

/** All guides and packages. The search page shows them without a query or JavaScript. */
export function PageIndex({ guides, packages }: Props) {
  const { t } = useTranslation('search');
  return (
    <nav aria-labelledby="site:all-pages" className={styles.index}>
      <h2 id="site:all-pages">{t('page.index.title')}</h2>
      <h3>{t('page.index.guides')}</h3>
      <PageList pages={guides} />
      <h3>{t('page.index.packages')}</h3>
      <ul className={styles.packages}>
        {packages.map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageList({ pages }: { pages: readonly IndexedPage[] }) {
  return (
    <ul>
      {pages.map(({ path, label, lang, items }) => (
        <li key={path}>
          <SiteLink to={path} lang={lang ?? undefined}>
            {label}
          </SiteLink>
          {items.length > 0 && <PageList pages={items} />}
        </li>
      ))}
    </ul>
  );
}
