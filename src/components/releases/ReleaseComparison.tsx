import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageReleases } from '../../model/docs/doc';
import { groupChanges } from '../../model/reference/history';
import { sumChanges } from '../../model/reference/sum-changes';
import { checkSection } from '../sections/check-section';
import { hashTarget } from '../../browser/hash-target';
import { shownHeadings } from '../toc/shown-headings';
import { ChangeGroups } from './ChangeGroups';
import type { ReleaseChoice } from './use-release-choice';

interface Props {
  /** All packages, or that they couldn't be loaded. */
  releases: readonly PackageReleases[] | 'failed';
  importName: string;
  /** The package's releases on the page, newest first. */
  versions: readonly string[];
  choice: ReleaseChoice;
}

const ID_PREFIX = 'compared-';

/** What changed between two releases. The tables of contents list its groups. */
export function ReleaseComparison({ releases, importName, versions, choice }: Props) {
  const { t } = useTranslation('api');
  const { changes, from, to } = useMemo(() => {
    const [newer = 0, older = 0] = [choice.from, choice.to]
      .map((version) => versions.indexOf(version))
      .sort((a, b) => a - b);
    const all =
      releases === 'failed' ? [] : releases.find((each) => each.importName === importName)?.releases;
    const compared = versions.slice(newer, older).reverse();
    return {
      from: versions[older],
      to: versions[newer],
      changes: sumChanges(
        compared.map((version) => all?.find((release) => release.version === version)?.changes ?? []),
      ),
    };
  }, [releases, importName, versions, choice]);
  useEffect(() => {
    shownHeadings.set(
      groupChanges(changes).map(({ change }) => ({ id: ID_PREFIX + change, title: t(`changes.${change}`) })),
    );
    return () => shownHeadings.set(null);
  }, [changes, t]);
  useEffect(() => {
    if (window.location.hash === '') return;
    // The section wasn't there yet when the browser followed the link.
    hashTarget(window.location.hash)?.scrollIntoView();
    // The reader may have focused something else in the meantime.
    checkSection(document.activeElement === document.body);
  }, []);
  return (
    <>
      <h2>{t('changes.sum', { from, to })}</h2>
      {releases === 'failed' ? (
        <p className="error">{t('changes.upgrade.failed')}</p>
      ) : changes.length === 0 ? (
        <p>{t('changes.sum.none')}</p>
      ) : (
        <ChangeGroups changes={changes} idPrefix={ID_PREFIX} />
      )}
    </>
  );
}
