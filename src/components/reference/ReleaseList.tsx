import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../locales/formats';
import type { Change } from '../../model/history';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { ChangeItem, type ListedChange } from './ChangeItem';
import * as styles from './ReleaseList.module.css';

/** A release, prepared for display. */
export interface ListedRelease {
  /** Heading ID. */
  id: string;
  title: string;
  version: string;
  /** ISO date, such as `2024-01-24`. */
  date: string;
  /** The first release, in which everything is new. */
  isFirst: boolean;
  groups: readonly { change: Change['change']; changes: readonly ListedChange[] }[];
}

/** Releases, newest first. Consecutive releases without changes share a line. */
export function ReleaseList({ releases }: { releases: readonly ListedRelease[] }) {
  const { t, i18n } = useTranslation('api');
  return (
    <div className={`markdown reference ${styles.releases}`} data-releases="">
      {groupUnchanged(releases).map((run) => {
        const [release] = run;
        if (!release) return null;
        if (release.groups.length === 0)
          return (
            <p key={release.id} className={styles.quiet}>
              {[...run].reverse().map((each, index) => (
                <Fragment key={each.id}>
                  {index > 0 && ', '}
                  <span id={each.id}>{each.title}</span>
                </Fragment>
              ))}
              {' · '}
              {[
                ...new Set([run.at(-1), release].map((each) => formatDate(each?.date ?? '', i18n.language))),
              ].join(' – ')}
              {' · '}
              {t('changes.quiet')}
            </p>
          );
        return (
          <section key={release.id} aria-labelledby={release.id}>
            <LinkedHeading id={release.id} title={release.title}>
              <time className={styles.date} dateTime={release.date}>
                {formatDate(release.date, i18n.language)}
              </time>
            </LinkedHeading>
            {release.isFirst && <p>{t('changes.first')}</p>}
            {release.groups.map(({ change, changes }) => (
              <div key={change} className={styles.group}>
                <h3>{t(`changes.${change}`)}</h3>
                <ul>
                  {changes.map((each) => (
                    <ChangeItem key={each.name} {...each} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** Groups consecutive releases without changes. All other releases are in a group of one. */
function groupUnchanged(releases: readonly ListedRelease[]): ListedRelease[][] {
  const runs: ListedRelease[][] = [];
  for (const release of releases) {
    const last = runs.at(-1);
    if (release.groups.length === 0 && last?.[0]?.groups.length === 0) last.push(release);
    else runs.push([release]);
  }
  return runs;
}
