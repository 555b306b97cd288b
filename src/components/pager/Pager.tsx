import { useMessages } from '../../i18n/use-messages';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Pager.module.css';

interface Label {
  label: string;
  /** The label's language if it differs from the page's, else null. */
  lang: string | null;
}

interface Neighbor extends Label {
  path: string;
  /** The section that contains the page, if the label alone isn't clear. */
  section: Label | null;
}

/** Links to the previous and next page in reading order. */
export function Pager({ previous, next }: { previous: Neighbor | null; next: Neighbor | null }) {
  const { t } = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <PagerText direction={t('pager.previous')} {...previous} />
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <PagerText direction={t('pager.next')} {...next} />
        </SiteLink>
      )}
    </nav>
  );
}

function PagerText({ direction, label, lang, section }: Neighbor & { direction: string }) {
  return (
    <>
      <span>
        {direction}
        {section && (
          <>
            {' · '}
            <span lang={section.lang ?? undefined}>{section.label}</span>
          </>
        )}
      </span>{' '}
      <strong lang={lang ?? undefined}>
        <BreakableName name={label} />
      </strong>
    </>
  );
}
