import type { ListedRelease } from '../components/reference/ReleaseList';
import type { ListedChange } from '../components/reference/ChangeItem';
import { localePath, releaseId } from '../model/addresses';
import { CHANGES, readHistoryName, type Breaks } from '../model/history';
import { REFERENCE_KINDS } from '../model/kinds';

type Releases = NonNullable<Queries.ReferencePageQuery['doc']>['releases'];

/** From worst to none. */
const GRADES: readonly (Breaks | null)[] = ['yes', 'maybe', null];

/**
 * The releases of a page of changes as its list shows them: what breaks a caller comes first.
 *
 * @param releases - Newest first.
 * @param packageName - The package of the page; null on the page about all packages.
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
    groups: CHANGES.flatMap((kind) => {
      const changes = release.changes
        .filter(({ change }) => change === kind)
        .sort((a, b) => rank(a) - rank(b))
        .map((change) => listedChange(change, language));
      return changes.length === 0 ? [] : [{ change: kind, changes }];
    }),
  }));
}

function listedChange(
  { name, breaks, from, to, slug }: Releases[number]['changes'][number],
  language: string,
): ListedChange {
  const { directory, symbol, member } = readHistoryName(name);
  return {
    name,
    label: member === null ? symbol : `${symbol}.${member}`,
    kind: REFERENCE_KINDS.find((row) => row.directory === directory)?.kind ?? null,
    path: slug === null ? null : localePath(slug, language),
    breaks: GRADES[rank({ breaks })] ?? null,
    declarations: from === null || to === null ? null : { from, to },
  };
}

function rank({ breaks }: { breaks: string | null }): number {
  return GRADES.findIndex((grade) => grade === breaks);
}
