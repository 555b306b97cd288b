import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../browser/clipboard';
import type { PackageReleases } from '../../model/docs/doc';
import { BREAKS } from '../../model/reference/history';
import { ChangeGroups } from './ChangeGroups';
import { toChecklist } from './to-checklist';
import { SiteLink } from '../site-link/SiteLink';
import { listUpgrades, readVersions, type UpgradeChange } from '../../model/reference/list-upgrades';

/** The packages in the URL, such as `?upgrade=@softkit/typeorm@0.5.0,@softkit/mail@0.1.0`. */
export const UPGRADE_PARAMETER = 'upgrade';

interface Props {
  /** What the reader pasted. */
  text: string;
  packages: readonly PackageReleases[];
  /** The path of the guide to upgrades; null if there is none. */
  guidePath: string | null;
}

/**
 * What changes from the versions in a text to the newest ones. The versions are added to the URL, so
 * that the list can be shared.
 */
export function Upgrades({ text, packages, guidePath }: Props) {
  const { t } = useTranslation('api');
  const versions = readVersions(
    text,
    packages.map(({ importName }) => importName),
  );
  const { upgrades, problems } = listUpgrades(packages, versions);
  const shared = [...versions].map(([importName, version]) => `${importName}@${version}`).join(',');
  useEffect(() => share(shared), [shared]);
  // Counts in words, such as "2 breaking, 5 other".
  const countsOf = (changes: readonly UpgradeChange[]) =>
    ([...BREAKS, 'rest'] as const)
      .map((grade) => [grade, changes.filter(({ breaks }) => (breaks ?? 'rest') === grade).length] as const)
      .filter(([, count]) => count > 0)
      .map(([grade, count]) => t(`changes.upgrade.${grade}`, { count }))
      .join(', ');
  const problemOf = (version: string) => `: ${t('changes.upgrade.problem', { version })}`;
  if (versions.size === 0) return <p>{t('changes.upgrade.unknown')}</p>;
  return (
    <>
      {problems.map(({ importName, version }) => (
        <p key={importName}>
          <code>{importName}</code>
          {problemOf(version)}
        </p>
      ))}
      {guidePath !== null && upgrades.some(({ changes }) => changes.length > 0) && (
        <p>
          <SiteLink to={guidePath}>{t('changes.upgrade.guide')}</SiteLink>
        </p>
      )}
      {upgrades.map(({ importName, from, to, changes }) => (
        <Fragment key={importName}>
          <h3>{t('changes.upgrade.package', { package: importName, from, to })}</h3>
          <p>{changes.length === 0 ? t('changes.upgrade.none') : countsOf(changes)}</p>
          <ChangeGroups changes={changes} level={4} />
        </Fragment>
      ))}
      {upgrades.length > 0 && <CopyButton key={shared} content={toChecklist(upgrades, t)} />}
    </>
  );
}

/** Copies the list above as a Markdown checklist. */
function CopyButton({ content }: { content: string }) {
  const { t } = useTranslation('api');
  const [state, setState] = useState<'copy' | 'copied' | 'uncopied'>('copy');
  const copy = () =>
    void writeClipboard(content).then(
      () => setState('copied'),
      () => setState('uncopied'),
    );
  return (
    <button type="button" onClick={copy}>
      {t(`changes.upgrade.${state}`)}
    </button>
  );
}

/** Adds the versions to the URL. */
function share(versions: string): void {
  const url = new URL(window.location.href);
  url.search = versions === '' ? '' : String(new URLSearchParams({ [UPGRADE_PARAMETER]: versions }));
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}
