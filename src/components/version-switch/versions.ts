import { fetchFile } from '../../browser/fetch-file';
import { readStored } from '../../browser/stored-value';

/** A documentation deployment. */
export interface Version {
  name: string;
  label: string;
  /** Its location: a path on this host, or an absolute URL. */
  url: string;
  /** Notes by locale, for what the label alone doesn't explain. */
  notes?: Readonly<Record<string, string>>;
}

/** Returns the storage key for a documentation set's preferred version. */
export function preferredVersionKey(docsSet: string): string {
  return `docs-preferred-version-${docsSet}`;
}

/** Where to load the list of versions from. */
export interface VersionFiles {
  /** This deployment's list. */
  file: string;
  /** The newest deployment's URL. Undefined if there is only one deployment. */
  newest?: string | undefined;
}

/** Loads the newest deployment's list of versions, or this deployment's list if that fails. */
export async function loadNewestVersions({ file, newest }: VersionFiles): Promise<Version[]> {
  if (isOtherDeployment(newest)) {
    const versions = await loadVersionsOf(newest).catch(() => null);
    if (versions) return versions;
  }
  return loadVersions(file);
}

/**
 * Loads a deployment's list of versions, newest first.
 *
 * @param deployment - The deployment's URL.
 * @returns The versions with absolute URLs.
 * @throws When the list can't be loaded or isn't an array.
 */
export async function loadVersionsOf(deployment: string): Promise<Version[]> {
  const file = new URL('versions.json', rootUrl(deployment)).href;
  const versions = await loadVersions(file);
  return versions.map((version) => ({ ...version, url: new URL(version.url, file).href }));
}

/** Checks whether a deployment's URL is set and isn't this deployment's URL. */
export function isOtherDeployment(deployment: string | undefined): deployment is string {
  if (!deployment) return false;
  return rootUrl(deployment) !== rootUrl(`${__BASE_PATH__}/`);
}

function rootUrl(deployment: string): string {
  return new URL(deployment.replace(/\/*$/, '/'), window.location.href).href;
}

/**
 * Loads a list of versions. Invalid entries are skipped.
 *
 * @param file - List URL.
 * @throws When the list can't be loaded or isn't an array.
 */
async function loadVersions(file: string): Promise<Version[]> {
  const list: unknown = await (await fetchFile(file)).json();
  if (!Array.isArray(list)) throw new Error(`${file}: the file must contain a list of versions.`);
  return list.filter(isVersion);
}

function isVersion(entry: unknown): entry is Version {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, label, url } = entry as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof label === 'string' &&
    typeof url === 'string' &&
    // Browsers treat a backslash as a slash, and `https:path` as a path on this host.
    /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/.test(url) &&
    URL.canParse(url, window.location.href)
  );
}

/**
 * Returns a page's URL in a version.
 *
 * @param version - The version.
 * @param path - Page path within any version.
 */
export function pageInVersion({ url }: Version, path: string): string {
  return url.replace(/\/$/, '') + path;
}

/**
 * Returns the URL to open when the reader switches to a version: the same page if it exists there,
 * or else the main page. The security policy only allows requests to this host, so pages on other
 * hosts are not checked.
 *
 * @param version - The version to open.
 * @param pagePath - The current page's path, without the URL of its version.
 * @param mainPath - Main page path in the same language.
 */
export async function targetInVersion(version: Version, pagePath: string, mainPath: string): Promise<string> {
  const samePage = pageInVersion(version, pagePath);
  if (new URL(samePage, window.location.href).origin !== window.location.origin) return samePage;
  for (const path of [pagePath, mainPath]) {
    const url = pageInVersion(version, path);
    const exists = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (exists) return url;
  }
  return pageInVersion(version, '/');
}

/**
 * Returns the main page URL in the preferred version, for pages that belong to no version.
 *
 * @returns Null when the preferred version is the current one or isn't listed anymore.
 */
export async function preferredMainUrl(
  docsSet: string,
  current: string,
  files: VersionFiles,
  mainPath: string,
): Promise<string | null> {
  const name = readStored(preferredVersionKey(docsSet));
  if (name === null || name === current) return null;
  const version = (await loadNewestVersions(files).catch(() => [])).find(
    (candidate) => candidate.name === name,
  );
  return version ? pageInVersion(version, mainPath) : null;
}
