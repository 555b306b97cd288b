import compareVersions from 'semver/functions/compare';
import type { ReferenceRelease, ReferenceSuccessor } from '../../../../../src/model/docs/doc';
import type { History } from '../../../../../src/model/reference/history';
import type { Translate } from '../../../../../src/locales/messages';
import type { ReferencePage } from '../../../../../src/model/reference/reference-page';

/** Number of releases on the page for all packages. */
const LATEST = 30;

/** A package that has been released. */
interface ReleasedPackage {
  name: string;
  importName: string;
  /** Oldest release first. */
  history: History;
  /** The name's current route, without locale; null if it was removed. */
  slugOf: (name: string) => string | null;
  /** Replacement for a removed name; null if unknown. */
  successorOf: (version: string, name: string) => ReferenceSuccessor | null;
}

/**
 * Describes the changes pages: one per released package, and one with the latest releases that changed
 * anything.
 *
 * @param packages - The packages; those without a history are skipped.
 * @param t - Texts in the page language.
 * @returns No pages if there are no histories.
 */
export function changesPages(
  packages: readonly ReleasedPackage[],
  t: Translate<'reference'>,
): ReferencePage[] {
  const released = packages.filter(({ history }) => history.length > 0);
  if (released.length === 0) return [];
  const all = released.map((each) => ({ ...each, releases: releasesOf(each) }));
  const latest = all
    .flatMap(({ releases }) => releases)
    .filter(({ changes }) => changes.length > 0)
    .sort(
      (a, b) =>
        compare(b.date, a.date) || compare(a.package, b.package) || compareVersions(b.version, a.version),
    )
    .slice(0, LATEST);
  const page = { pageKind: 'changes', translated: true } as const;
  return [
    {
      ...page,
      file: 'changes.md',
      title: t('changes.all.title'),
      description: t('changes.all.description'),
      data: { releases: latest },
    },
    ...all.map(({ name, importName, releases }) => ({
      ...page,
      file: `${name}/changes.md`,
      package: name,
      title: t('changes.title', { package: importName }),
      description: t('changes.description', { package: importName }),
      data: { releases },
    })),
  ];
}

function releasesOf({ name, importName, history, slugOf, successorOf }: ReleasedPackage): ReferenceRelease[] {
  return history
    .map(({ version, date, changes }) => ({
      package: name,
      importName,
      version,
      date,
      changes: changes.map((change) => ({
        change: change.change,
        name: change.name,
        breaks: ('breaks' in change && change.breaks) || null,
        from: 'from' in change ? change.from : null,
        to: 'to' in change ? change.to : null,
        slug: slugOf(change.name),
        successor: change.change === 'removed' ? successorOf(version, change.name) : null,
      })),
    }))
    .reverse();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
