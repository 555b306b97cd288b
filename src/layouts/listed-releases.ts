import type { ListedRelease } from '../components/reference/ReleaseList';
import type { ListedChange } from '../components/reference/ChangeItem';
import { localePath, releaseId } from '../model/addresses';
import { describeChange } from '../model/describe-change';
import { compareBreaks, groupChanges } from '../model/history';

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

function listedChange(change: Releases[number]['changes'][number], language: string): ListedChange {
  const { slug, successor, ...described } = describeChange(change);
  return {
    ...described,
    name: change.name,
    path: slug === null ? null : localePath(slug, language),
    successor: successor && { ...successor, path: localePath(successor.slug, language) },
  };
}
