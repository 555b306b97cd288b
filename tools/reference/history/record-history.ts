import { declare, type Declarations } from '../api/declarations';
import { readApi } from '../api/read-api';
import { packagesOf, readTreeAt, type SourceTree } from '../api/source-tree';
import { packagePaths } from '../api/virtual-program';
import { compareApis, type ApiState } from './compare-apis';
import type { History, Release } from '../../../src/model/history';
import type { ReleaseTag } from './list-releases';

interface RecordOptions {
  /** Folder of the git repository. */
  repository: string;
  /** Package as the reference names it, such as `clients/platform-client`. */
  packageName: string;
  /** Its releases, oldest first. */
  releases: readonly ReleaseTag[];
  /** npm scope of packages without a package.json. */
  scope: string;
  /** Told after each release that was read. */
  onRelease?: (release: Release) => void;
}

/**
 * Adds to the history of a package the releases that came after the last one it knows.
 *
 * @param known - Its history so far; empty to read all of it.
 * @throws When the history knows a release that has no tag, since it is then the history of another repository.
 */
export function recordHistory(known: History, options: RecordOptions): History {
  const { releases, packageName, onRelease, scope } = options;
  const lost = known.find(({ version }) => !releases.some((each) => each.version === version));
  if (lost)
    throw new Error(
      `toolkit/history/${packageName}.json: release ${lost.version} has no tag in ${options.repository}. Fetch the tags, or delete the file to write it from the tags that are there.`,
    );
  const last = known.at(-1)?.version;
  const from = last === undefined ? 0 : releases.findIndex(({ version }) => version === last) + 1;
  const coming = releases.slice(from);
  const base = releases[from - 1];
  let before = base && coming.length > 0 ? stateAt(base.tag, options) : undefined;
  const added = coming.map(({ tag, version, date }): Release => {
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
  return [...known, ...added];
}

/**
 * The package at a tag; undefined where the tag has no such package.
 *
 * @param before - A state it may still be in: most releases change no source at all.
 */
function stateAt(
  tag: string,
  { repository, packageName, scope }: RecordOptions,
  before?: ApiState,
): ApiState | undefined {
  const tree = readTreeAt(repository, tag);
  if (before && isIn(before.declarations, tree, scope)) return before;
  const found = packagesOf(tree, scope).find(
    ({ folder }) => folder === packageName || folder.endsWith(`/${packageName}`),
  );
  if (!found) return undefined;
  const declarations = declare(tree, found.entry, scope);
  return { declarations, api: readApi(declarations, found.folder, scope) };
}

/** Whether every file that the declarations were made from is the same in a tree, and every name leads to the same package. */
function isIn({ sources, tree: old }: Declarations, tree: SourceTree, scope: string): boolean {
  return (
    [...sources.values()].every((file) => old.get(file) === tree.get(file)) &&
    JSON.stringify(packagePaths(old, scope)) === JSON.stringify(packagePaths(tree, scope))
  );
}
