import compareVersions from 'semver/functions/compare';
import minVersion from 'semver/ranges/min-version';
import type { PackageReleases, ReferenceReleaseChange } from '../model/doc';
import { compareBreaks } from '../model/history';
import { isRecord } from '../model/is-record';

/** A change with the release that made it. */
export interface UpgradeChange extends ReferenceReleaseChange {
  version: string;
}

/** What changes for a package's users when they upgrade to its newest release. */
export interface Upgrade {
  importName: string;
  from: string;
  to: string;
  /** Breaking changes first, then newest first. Empty if nothing changes. */
  changes: UpgradeChange[];
}

/** Why a package can't be compared: it isn't documented, or its version isn't a version or range. */
export interface UpgradeProblem {
  importName: string;
  version: string;
  reason: 'package' | 'version';
}

/**
 * Reads the versions of packages from a `package.json`, or from lines such as `@softkit/typeorm 0.5.0`,
 * `@softkit/typeorm@^0.5.0`, or `typeorm 0.5.0`.
 *
 * @param text - What a reader pasted.
 * @param ours - Import names of the documented packages. Other packages are ignored.
 * @returns Versions or ranges by import name; empty if the text contains none.
 */
export function readVersions(text: string, ours: readonly string[]): Map<string, string> {
  const versions = new Map<string, string>();
  const add = (name: string, version: unknown): void => {
    if (typeof version === 'string' && ours.includes(name)) versions.set(name, version.trim());
  };
  const json = parseJson(text);
  if (isRecord(json)) {
    // The versions that an application installs count more than those that a library accepts.
    for (const key of ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies']) {
      const group = json[key];
      if (isRecord(group)) for (const [name, version] of Object.entries(group)) add(name, version);
    }
    return versions;
  }
  for (const [, name = '', version = ''] of text.matchAll(
    /(@[\w.-]+\/[\w.-]+|\b[a-z][\w-]*(?=\W*\d))["']?[@\s:=]+["']?([^\s"',]+)/g,
  ))
    add(ours.find((each) => each === name || each.endsWith(`/${name}`)) ?? name, version);
  return versions;
}

/**
 * Lists what changes for each package from the given version to its newest release.
 *
 * @param packages - All documented packages.
 * @param versions - Versions by import name. For a range such as `^0.5.0`, the lowest version counts.
 * @returns Upgrades in the order of `versions`, and the packages that can't be compared.
 */
export function listUpgrades(
  packages: readonly PackageReleases[],
  versions: ReadonlyMap<string, string>,
): { upgrades: Upgrade[]; problems: UpgradeProblem[] } {
  const upgrades: Upgrade[] = [];
  const problems: UpgradeProblem[] = [];
  for (const [importName, version] of versions) {
    const releases = packages.find((each) => each.importName === importName)?.releases;
    const from = lowestVersion(version);
    if (!releases || from === null) {
      problems.push({ importName, version, reason: releases ? 'version' : 'package' });
      continue;
    }
    upgrades.push({
      importName,
      from,
      to: releases[0]?.version ?? from,
      changes: releases
        .filter((release) => compareVersions(release.version, from) > 0)
        .flatMap((release) => release.changes.map((change) => ({ ...change, version: release.version })))
        .sort((a, b) => compareBreaks(a.breaks, b.breaks)),
    });
  }
  return { upgrades, problems };
}

/** Returns the lowest version in a range, or `null` for a tag, a URL, or any version. */
function lowestVersion(range: string): string | null {
  const plain = range.replace(/^(?:workspace:|npm:@?[^@]+@)/, '');
  if (!/\d/.test(plain)) return null;
  try {
    return minVersion(plain)?.version ?? null;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
