import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { formatDate } from '../../locales/formats';
import { localePath } from '../../model/docs/addresses';
import { SiteLink } from '../site-link/SiteLink';
import { toolkitFacts } from './toolkit-facts';
import * as styles from './ToolkitFacts.module.css';

interface Props {
  title: string;
  /** The slug of a page about the toolkit's maturity. */
  details?: string;
  children?: ReactNode;
}

/** A section about what the toolkit supports and how mature it is, with advice below the facts. */
export function ToolkitFacts({ title, details: slug, children }: Props) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  const { nest, node, license, packages, stable, unstable, newest, details } = toolkitFacts(
    useMdxData(),
    slug,
    i18n.language,
  );
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('home.facts.requires')}</dt>
          <dd>{t('home.facts.platforms', { nest, node })}</dd>
        </div>
        <div>
          <dt>{t('home.facts.license')}</dt>
          <dd>{license}</dd>
        </div>
        {newest && (
          <div>
            <dt>{t('home.facts.newest')}</dt>
            <dd>
              <span translate="no">
                {newest.name} {newest.version}
              </span>
              {' · '}
              <time dateTime={newest.date}>{formatDate(newest.date, i18n.language)}</time>
            </dd>
          </div>
        )}
        {stable.length > 0 && (
          <div>
            <dt>{t('home.facts.stable')}</dt>
            <dd translate="no">{stable.map(({ name, version }) => `${name} ${version}`).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('home.facts.maturity')}</dt>
          <dd>
            {t('home.facts.unstable', { packages, unstable })}{' '}
            {details && <SiteLink to={localePath(details.slug, i18n.language)}>{details.title}</SiteLink>}
          </dd>
        </div>
      </dl>
      <div className="markdown">{children}</div>
    </section>
  );
}
