import type { ListedRelease } from '../components/reference/ReleaseList';
import type { ListedChange } from '../components/reference/ChangeItem';
import { localePath, releaseId } from '../model/addresses';
import { compareBreaks, groupChanges, readBreaks, readHistoryName } from '../model/history';
import { REFERENCE_KINDS } from '../model/kinds';

type Releases = NonNullable<Queries.ReferencePageQuery['doc']>['releases'];

/**
 * Prepares the releases on a changes page for display, with breaking changes first.
 *
 * @param releases - Releases, newest first.
 * @param packageName - The page's package; null on the page for all packages.
 * @param language - The page's language.
 */
export function listedReleases(
  releases: Releases,
  packageName: string | null,
  language: string,
): ListedRelease[] {
  return releases.map((release, index) => ({
    id: releaseId(release.version, packageName === null ? release.package : undefined),
    title: packageName === null ? `${release.importName} ${release.version}` : release.version,
    version: release.version,
    date: release.date,
    isFirst: packageName !== null && index === releases.length - 1,
    groups: groupChanges(release.changes).map(({ change, changes }) => ({
      change,
      changes: changes
        .map((item) => listedChange(item, language))
        .sort((a, b) => compareBreaks(a.breaks, b.breaks)),
    })),
  }));
}

function listedChange(
  { name, breaks, from, to, slug, successor }: Releases[number]['changes'][number],
  language: string,
): ListedChange {
  const { directory, label } = readHistoryName(name);
  return {
    name,
    label,
    kind: REFERENCE_KINDS.find((row) => row.directory === directory)?.kind ?? null,
    path: slug === null ? null : localePath(slug, language),
    breaks: readBreaks(breaks),
    successor: successor && { ...successor, path: localePath(successor.slug, language) },
    declarations: from === null || to === null ? null : { from, to },
  };
}
