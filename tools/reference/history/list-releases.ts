import { runGit } from '../../../src/node/run-git';

/** A package's release tag. */
export interface ReleaseTag {
  tag: string;
  version: string;
  /** The tag's date, such as `2024-01-24`; for a tag without a message, its commit's date. */
  date: string;
}

/**
 * Reads a repository's release tags, named `<package>-<version>`. Skips pre-releases
 * (`1.0.0-beta.1`).
 *
 * @param repository - Git repository folder.
 * @returns Releases by package, oldest version first.
 * @throws Error from git when the folder is not a repository.
 */
export function listReleases(repository: string): Map<string, ReleaseTag[]> {
  const format = '--format=%(refname:short) %(creatordate:short)';
  const tags = runGit(repository, 'for-each-ref', 'refs/tags', format);
  const releases = new Map<string, ReleaseTag[]>();
  for (const line of tags.trim().split('\n')) {
    const [tag = '', date = ''] = line.split(' ');
    const [, name, version] = /^(.+?)-v?(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
    if (name === undefined || version === undefined) continue;
    releases.set(name, [...(releases.get(name) ?? []), { tag, version, date }]);
  }
  for (const list of releases.values())
    list.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  return releases;
}
