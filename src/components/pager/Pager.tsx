import { useMessages } from '../../i18n/use-messages';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Pager.module.css';

interface Neighbour {
  path: string;
  label: string;
  lang: string | null;
}

/** Links to the previous and next page in reading order. */
export function Pager({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const { t } = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <span>{t('pager.previous')}</span>{' '}
          <strong lang={previous.lang ?? undefined}>
            <BreakableName name={previous.label} />
          </strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <span>{t('pager.next')}</span>{' '}
          <strong lang={next.lang ?? undefined}>
            <BreakableName name={next.label} />
          </strong>
        </SiteLink>
      )}
    </nav>
  );
}
