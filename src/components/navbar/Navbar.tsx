import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { SiteLink } from '../site-link/SiteLink';
import { Logo } from './Logo';
import * as styles from './Navbar.module.css';

interface Props {
  title: string;
  homePath: string;
  gettingStartedPath: string;
  repositoryUrl: string;
  /** Controls at the end of the bar. */
  children?: ReactNode;
}

/** The bar at the top of every page. */
export function Navbar({ title, homePath, gettingStartedPath, repositoryUrl, children }: Props) {
  const { t } = useMessages();
  return (
    <header className={styles.navbar}>
      <SiteLink to={homePath} className={styles.brand} aria-label={t('nav.home.label')}>
        <Logo />
        <span>{title}</span>
      </SiteLink>
      <nav aria-label={t('nav.main.label')} className={styles.links}>
        <SiteLink to={gettingStartedPath}>{t('nav.gettingStarted')}</SiteLink>
      </nav>
      <div className={styles.end}>
        {children}
        <SiteLink to={repositoryUrl} className={styles.repository} aria-label={t('nav.repository.label')}>
          {t('nav.repository')}
        </SiteLink>
      </div>
    </header>
  );
}
