import type { Declarations } from '../api/declarations';
import { readPackage, type ApiState } from '../api/read-api';
import { findPackage, packagesOf, readTreeAt, type SourceTree } from '../api/source-tree';
import { packagePaths } from '../api/virtual-program';
import { compareApis } from './compare-apis';
import type { History, Release } from '../../../src/model/reference/history';
import type { ReleaseTag } from './list-releases';

interface RecordOptions {
  /** Git repository folder. */
  repository: string;
  /** Package name in the reference, such as `clients/platform-client`. */
  packageName: string;
  /** The package's releases, oldest first. */
  releases: readonly ReleaseTag[];
  /** npm scope for packages without a package.json. */
  scope: string;
  /** Called after each new release. */
  onRelease?: (release: Release) => void;
}

/**
 * Adds new releases to a package's history.
 *
 * @param history - History so far; empty to read all releases.
 * @param options - Package and its releases.
 * @returns History with the new releases.
 * @throws Error when a release in the history has no tag, because it is from another repository.
 */
export function recordHistory(history: History, options: RecordOptions): History {
  const { releases, packageName, onRelease, scope } = options;
  const untagged = history.find(({ version }) => !releases.some((each) => each.version === version));
  if (untagged)
    throw new Error(
      `toolkit/history/${packageName}.json: release ${untagged.version} has no tag in ${options.repository}. Fetch the tags, or delete the file to rebuild it from the existing tags.`,
    );
  const last = history.at(-1)?.version;
  const from = last === undefined ? 0 : releases.findIndex(({ version }) => version === last) + 1;
  const newReleases = releases.slice(from);
  const base = releases[from - 1];
  let before = base && newReleases.length > 0 ? stateAt(base.tag, options) : undefined;
  const added = newReleases.map(({ tag, version, date }): Release => {
    const after = stateAt(tag, options, before);
    const release = {
      version,
      date,
      changes: after && after !== before ? compareApis(before, after, scope) : [],
    };
    before = after ?? before;
    onRelease?.(release);
    return release;
  });
  return [...history, ...added];
}

/**
 * Reads a package at a tag.
 *
 * @param tag - Release tag.
 * @param options - Repository and package.
 * @param before - The previous release's state. It is reused if the sources are unchanged.
 * @returns The package's state, or undefined if the tag doesn't contain it.
 */
function stateAt(
  tag: string,
  { repository, packageName, scope }: RecordOptions,
  before?: ApiState,
): ApiState | undefined {
  const tree = readTreeAt(repository, tag);
  if (before && isUnchanged(before.declarations, tree, scope)) return before;
  const treePackage = findPackage(packagesOf(tree, scope), packageName);
  return treePackage && readPackage(tree, treePackage, scope);
}

/** Returns true if a tree has the same source files and the same packages. */
function isUnchanged({ sources, tree: old }: Declarations, tree: SourceTree, scope: string): boolean {
  return (
    [...sources.values()].every((file) => old.get(file) === tree.get(file)) &&
    JSON.stringify(packagePaths(old, scope)) === JSON.stringify(packagePaths(tree, scope))
  );
}
