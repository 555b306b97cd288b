import { fetchFile } from './fetch-file';
import { readStored } from './stored-value';

/** A documentation deployment. */
export interface Version {
  name: string;
  label: string;
  /** Its location: a path on this host, or an absolute URL. */
  url: string;
  /** Notes by locale, for what the label alone doesn't explain. */
  notes?: Readonly<Record<string, string>>;
}

/** The storage key for a documentation set's preferred version. */
export function preferredVersionKey(docsSet: string): string {
  return `docs-preferred-version-${docsSet}`;
}

/**
 * Loads the list of versions. Invalid entries are skipped.
 *
 * @param file - List URL.
 * @throws When the list can't be loaded or isn't an array.
 */
export async function loadVersions(file: string): Promise<Version[]> {
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
    /^(https?:|\/(?!\/))/.test(url)
  );
}

/**
 * The URL of a page in a version.
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
export async function preferredMainDoc(
  docsSet: string,
  current: string,
  file: string,
  mainPath: string,
): Promise<string | null> {
  const name = readStored(preferredVersionKey(docsSet));
  if (name === null || name === current) return null;
  const version = (await loadVersions(file).catch(() => [])).find((candidate) => candidate.name === name);
  return version ? pageInVersion(version, mainPath) : null;
}
