import { useTranslation } from 'react-i18next';
import type { SidebarNode } from '../../routes/build-sidebar';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Breadcrumbs.module.css';

type Crumb = Pick<SidebarNode, 'label' | 'path' | 'lang'>;

/** Breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ crumbs, homePath }: { crumbs: readonly Crumb[]; homePath: string }) {
  const { t } = useTranslation();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <SiteLink to={homePath}>{t('breadcrumbs.home')}</SiteLink>
        </li>
        {crumbs.map(({ label, path, lang }, index) => (
          <li
            key={`${index}-${label}`}
            lang={lang ?? undefined}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {index < crumbs.length - 1 ? (
              <SiteLink to={path}>{label}</SiteLink>
            ) : (
              <BreakableName name={label} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
