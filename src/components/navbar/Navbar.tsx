import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link/SiteLink';
import { Logo } from './Logo';
import * as styles from './Navbar.module.css';

interface Props {
  brand: { title: string; path: string };
  /** Menu button for narrow windows. */
  menu: ReactNode;
  /** Links after the brand. */
  links: ReactNode;
  search?: ReactNode;
  /** Controls at the end of the bar, hidden if the menu button is shown. */
  controls: ReactNode;
}

/** Navbar at the top of every page: menu button, brand, links, search, and controls. */
export function Navbar({ brand, menu, links, search, controls }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.navbar} data-sticky="">
      {menu}
      <SiteLink to={brand.path} className={styles.brand} aria-label={t('nav.home.label')}>
        <Logo />
        <span>{brand.title}</span>
      </SiteLink>
      <nav aria-label={t('nav.main.label')} className={styles.links}>
        {links}
      </nav>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.end}>{controls}</div>
    </header>
  );
}
