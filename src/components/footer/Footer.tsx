import { useMessages } from '../../i18n/use-messages';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Footer.module.css';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** Groups of links, the copyright and the way back to the top. */
export function Footer({ groups, copyright }: { groups: readonly FooterGroup[]; copyright: string }) {
  const { t } = useMessages();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
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
