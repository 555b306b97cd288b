import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../locales/format-date';
import * as styles from './ToolkitFacts.module.css';

interface Props {
  nest: string;
  node: string;
  license: string;
  /** Number of packages, and how many of them are below version 1.0. */
  counts: { packages: number; unstable: number };
  /** Null without release histories. */
  newest: { name: string; version: string; date: string } | null;
  /** Link to details about the maturity of each package. */
  details: ReactNode;
}

/** What the toolkit supports, and how mature it is. */
export function ToolkitFacts({ nest, node, license, counts, newest, details }: Props) {
  const { t, i18n } = useTranslation('home');
  return (
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
      <div>
        <dt>{t('home.facts.maturity')}</dt>
        <dd>
          {t('home.facts.unstable', counts)} {details}
        </dd>
      </div>
    </dl>
  );
}
