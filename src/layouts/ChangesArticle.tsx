import { useTranslation } from 'react-i18next';
import { CompareReleases } from '../components/releases/CompareReleases';
import { ReleaseList } from '../components/releases/ReleaseList';
import { UpgradeList } from '../components/releases/UpgradeList';
import * as styles from '../components/releases/ReleaseList.module.css';
import { Island } from '../islands/Island';
import { BREAKS } from '../model/reference/history';

interface Props {
  releases: NonNullable<Queries.ReferencePageQuery['doc']>['releases'];
  /** Null on the page for all packages. */
  packageName: string | null;
  /** The path of the guide to upgrades; null if there is none. */
  guidePath: string | null;
}

/** A changes page's body: what "breaking" means, the release chooser, and the releases. */
export function ChangesArticle({ releases, packageName, guidePath }: Props) {
  const { t } = useTranslation('api');
  const list = <ReleaseList releases={releases} packageName={packageName} />;
  return (
    <>
      <dl className={styles.rule}>
        {BREAKS.flatMap((grade) => [
          <dt key={grade} className={`breaks-${grade}`}>
            {t(`changes.breaks.${grade}`)}
          </dt>,
          <dd key={`${grade} rule`}>{t(`changes.rule.${grade}`)}</dd>,
        ])}
      </dl>
      {packageName === null && <Island name="UpgradeList" component={UpgradeList} props={{ guidePath }} />}
      {packageName !== null && releases.length > 1 ? (
        <Island
          name="CompareReleases"
          component={CompareReleases}
          props={{
            versions: releases.map(({ version }) => version),
            importName: releases[0]?.importName ?? '',
          }}
        >
          {list}
        </Island>
      ) : (
        list
      )}
    </>
  );
}
