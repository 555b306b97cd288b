import compareVersions from 'semver/functions/compare';
import validVersion from 'semver/functions/valid';
import minVersion from 'semver/ranges/min-version';
import type { PackageReleases, ReferenceReleaseChange } from '../docs/doc';
import { CHANGES, compareBreaks, readBreaks } from './history';
import { isRecord } from '../text/is-record';

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

const isPackageReleases = (entry: unknown): entry is PackageReleases =>
  isRecord(entry) &&
  typeof entry['importName'] === 'string' &&
  Array.isArray(entry['releases']) &&
  entry['releases'].every(
    (release) =>
      isRecord(release) &&
      validVersion(String(release['version'])) !== null &&
      Array.isArray(release['changes']) &&
      release['changes'].every(isReleaseChange),
  );

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
/**
 * Checks whether a value is a path on this site. Others, such as `//example.com`, could lead to another
 * host.
 */
const isSlug = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])/.test(value);

function isReleaseChange(change: unknown): boolean {
  if (!isRecord(change)) return false;
  const { name, change: kind, breaks, slug, from, to, successor } = change;
  return (
    isText(name) &&
    CHANGES.some((each) => each === kind) &&
    (breaks === null || readBreaks(breaks) !== null) &&
    (slug === null || isSlug(slug)) &&
    isTextOrNull(from) &&
    isTextOrNull(to) &&
    (successor === null ||
      (isRecord(successor) &&
        [successor['before'], successor['label'], successor['after']].every(isText) &&
        isSlug(successor['slug'])))
  );
}

/**
 * Checks the contents of the file at `changesDataPath`.
 *
 * @param json - The parsed file.
 * @param file - The file's address, for the message.
 * @throws When it isn't a list of packages with their releases.
 */
export function checkReleases(json: unknown, file: string): PackageReleases[] {
  if (!Array.isArray(json) || !json.every(isPackageReleases))
    throw new Error(
      `${file}: the file must contain a list of packages with their releases. Build the site again.`,
    );
  return json;
}

/** The longest name and version that npm accepts. */
const MAX_NAME = 214;
const MAX_VERSION = 256;
/** The rest of a longer line isn't read: the regular expression engine would run out of stack. */
const MAX_LINE = 20_000;

/** Words in a line: names, versions, and ranges. Brackets, quotes, commas, and colons separate them. */
const WORD = /(?:[<>]=?|[^\s"',:=()[\]{}<>])+/g;

/**
 * Detects a lock file. The ranges in it aren't installed versions, so they're skipped.
 */
const LOCK_FILE = /"?lockfileVersion"?:|^# yarn lockfile|^__metadata:|"node_modules\/|^ {2}resolved /m;

/**
 * Reads the versions of packages from a `package.json`, from a lock file of npm, yarn, pnpm, or Bun,
 * or from lines such as `@softkit/typeorm 0.5.0`, `@softkit/typeorm@^0.5.0`, or `typeorm 0.5.0`.
 *
 * @param text - What a reader pasted, of any length.
 * @param importNames - Import names of the documented packages. Other packages are ignored.
 * @returns Versions or ranges by import name; empty if the text contains none.
 */
export function readVersions(text: string, importNames: readonly string[]): Map<string, string> {
  const json = parseJson(text);
  if (!isRecord(json)) return readLines(text, importNames);
  const versions = new Map<string, string>();
  const add = (name: string, version: unknown): void => {
    if (typeof version === 'string' && importNames.includes(name)) versions.set(name, version.trim());
  };
  const groupOf = (key: string): [string, unknown][] => {
    const group = json[key];
    return isRecord(group) ? Object.entries(group) : [];
  };
  if ('lockfileVersion' in json) {
    for (const [name, entry] of [
      ...groupOf('dependencies'),
      ...groupOf('packages').map(([folder, entry]) => [folder.replace('node_modules/', ''), entry] as const),
    ])
      if (isRecord(entry)) add(name, entry['version']);
    return versions;
  }
  // The versions that an application installs count more than those that a library accepts.
  for (const key of ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'])
    for (const [name, version] of groupOf(key)) add(name, version);
  return versions;
}

/** Reads versions line by line, each word once. */
function readLines(text: string, importNames: readonly string[]): Map<string, string> {
  const isLockFile = LOCK_FILE.test(text);
  const byName = new Map(importNames.map((name) => [name, name]));
  // Short names are for people. Files contain other packages of the same name, such as redis.
  const byShortName = new Map(importNames.map((name) => [name.slice(name.lastIndexOf('/') + 1), name]));
  const written = new Map<string, string>();
  const installed = new Map<string, string>();
  const install = (name: string, version: string) => {
    if (!installed.has(name)) installed.set(name, version);
  };
  let entry: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const words = line.slice(0, MAX_LINE).match(WORD) ?? [];
    const isEntry = /[:{] *$/.test(line.slice(-9));
    const isPlain = !isLockFile && !isEntry && /^\S/.test(line) && !/["']/.test(line);
    if (isEntry) entry = undefined;
    if (words[0] === 'version' && words[1] !== undefined && entry !== undefined) install(entry, words[1]);
    words.forEach((word, at) => {
      if (word.length > MAX_NAME + MAX_VERSION) return;
      const { name, version } = splitWord(word);
      const next = words[at + 1];
      const importName =
        byName.get(name) ??
        (isPlain && /^\W*\d/.test(version || (next ?? '')) ? byShortName.get(name) : undefined);
      if (importName === undefined) return;
      if (isEntry) entry = importName;
      const nextName = next === undefined ? '' : splitWord(next).name;
      const value = version === '' || /^(?:npm|workspace)$/.test(version) ? next : version;
      if (isLockFile) {
        if (/^\d/.test(version)) install(importName, version);
      } else if (value !== undefined && !byName.has(value) && !(version === '' && byName.has(nextName)))
        written.set(importName, value);
    });
  }
  return new Map([...(isLockFile ? [] : written), ...installed]);
}

/** Splits `@softkit/typeorm@0.5.0` into name and version, without folders such as `node_modules/`. */
function splitWord(word: string): { name: string; version: string } {
  const folder = word.lastIndexOf('node_modules/');
  const path = folder < 0 ? word.replace(/^\//, '') : word.slice(folder + 'node_modules/'.length);
  const at = path.indexOf('@', 1);
  return at < 0 ? { name: path, version: '' } : { name: path.slice(0, at), version: path.slice(at + 1) };
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
export function lowestVersion(range: string): string | null {
  const plain = range.replace(/^(?:workspace:|npm:@?[^@]+@)/, '');
  if (range.length > MAX_VERSION || !/\d/.test(plain)) return null;
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
