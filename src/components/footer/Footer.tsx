import { useTranslation } from 'react-i18next';
import { Logo } from '../navbar/Logo';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Footer.module.css';

interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface Props {
  /** Site title. */
  title: string;
  /** A short site description. */
  tagline: string;
  groups: readonly FooterGroup[];
  copyright: string;
}

/** Footer: title, link groups, copyright, and a back-to-top link. */
export function Footer({ title, tagline, groups, copyright }: Props) {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.title}>
            <Logo />
            {title}
          </p>
          <p>{tagline}</p>
        </div>
        {groups.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink to={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.last}>
        <span>{copyright}</span>
        <a href="#top">{t('toc.top')}</a>
      </p>
    </footer>
  );
}
