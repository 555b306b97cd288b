import { useTranslation } from 'react-i18next';
import { ReleaseChooser } from '../components/reference/ReleaseChooser';
import { ReleaseList } from '../components/reference/ReleaseList';
import { UpgradeForm } from '../components/reference/UpgradeForm';
import * as styles from '../components/reference/ReleaseList.module.css';
import { BREAKS } from '../model/history';
import { listedReleases } from './listed-releases';

interface Props {
  releases: Parameters<typeof listedReleases>[0];
  /** Null on the page for all packages. */
  packageName: string | null;
}

/** A changes page's body: what "breaking" means, the release chooser, and the releases. */
export function ChangesArticle({ releases, packageName }: Props) {
  const { t, i18n } = useTranslation('api');
  const { language } = i18n;
  const listed = listedReleases(releases, packageName, language);
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
      {packageName !== null && listed.length > 1 && (
        <ReleaseChooser
          versions={listed.map(({ version }) => version)}
          importName={releases[0]?.importName ?? ''}
        />
      )}
      {packageName === null && <UpgradeForm />}
      <ReleaseList releases={listed} />
    </>
  );
}
