import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../locales/formats';
import { releaseId } from '../../model/docs/addresses';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { ChangeGroups } from './ChangeGroups';
import * as styles from './ReleaseList.module.css';

type Release = NonNullable<Queries.ReferencePageQuery['doc']>['releases'][number];

interface Props {
  /** Newest first. */
  releases: readonly Release[];
  /** Null for the releases of all packages. */
  packageName: string | null;
}

/** Releases, newest first. Consecutive releases without changes share a line. */
export function ReleaseList({ releases, packageName }: Props) {
  const { t, i18n } = useTranslation('api');
  const idOf = (release: Release) =>
    releaseId(release.version, packageName === null ? release.package : undefined);
  const titleOf = ({ importName, version }: Release) =>
    packageName === null ? `${importName} ${version}` : version;
  return (
    <div className={`markdown reference ${styles.releases}`}>
      {groupUnchanged(releases).map((run) => {
        const [release] = run;
        if (!release) return null;
        const id = idOf(release);
        if (release.changes.length === 0)
          return (
            <p key={id} className={styles.quiet}>
              {[...run].reverse().map((each, index) => (
                <Fragment key={idOf(each)}>
                  {index > 0 && ', '}
                  <span id={idOf(each)}>{titleOf(each)}</span>
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
          <section key={id} aria-labelledby={id}>
            <LinkedHeading id={id} title={titleOf(release)}>
              <time className={styles.date} dateTime={release.date}>
                {formatDate(release.date, i18n.language)}
              </time>
            </LinkedHeading>
            {packageName !== null && release === releases.at(-1) && <p>{t('changes.first')}</p>}
            <ChangeGroups changes={release.changes} />
          </section>
        );
      })}
    </div>
  );
}

/** Groups consecutive releases without changes. All other releases are in a group of one. */
function groupUnchanged(releases: readonly Release[]): Release[][] {
  const runs: Release[][] = [];
  for (const release of releases) {
    const last = runs.at(-1);
    if (release.changes.length === 0 && last?.[0]?.changes.length === 0) last.push(release);
    else runs.push([release]);
  }
  return runs;
}
