import { useMessages } from '../../i18n/use-messages';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** Null for a step that has no page, and for the page itself. */
  path: string | null;
  lang?: string | undefined;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, homePath }: { crumbs: readonly Crumb[]; homePath: string }) {
  const { t } = useMessages();
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
            lang={lang}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {path && index < crumbs.length - 1 ? (
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
