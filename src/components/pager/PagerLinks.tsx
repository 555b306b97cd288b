import { useTranslation } from 'react-i18next';
import type { Neighbor } from '../../routes/build-sidebar';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Pager.module.css';

type Page = Pick<Neighbor, 'label' | 'lang' | 'path' | 'section'>;

/** Links to the previous and next page in reading order. */
export function PagerLinks({ previous, next }: { previous: Page | null; next: Page | null }) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}

function PagerText({ direction, label, lang, section }: Page & { direction: string }) {
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
