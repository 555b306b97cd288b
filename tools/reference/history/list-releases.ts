import { execFileSync } from 'node:child_process';

/** A tag that marks a release of a package. */
export interface ReleaseTag {
  tag: string;
  version: string;
  /** Day of its commit, as `2024-01-24`. */
  date: string;
}

/**
 * Reads the release tags of a repository, named `<package>-<version>`. Releases on trial (`1.0.0-beta.1`) are left out.
 *
 * @returns By the name of the package in its tags: its releases, oldest version first.
 * @throws With git's message when the folder is not a repository.
 */
export function listReleases(repository: string): Map<string, ReleaseTag[]> {
  const tags = execFileSync(
    'git',
    ['-C', repository, 'for-each-ref', 'refs/tags', '--format=%(refname:short) %(creatordate:short)'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
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
