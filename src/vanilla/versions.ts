import { readStored } from './stored-value';

/** One deployment of the documentation. */
export interface Version {
  name: string;
  label: string;
  /** Where it is served: a path of this host, or an absolute URL. */
  url: string;
  /** By locale, what the label alone does not say. */
  notes?: Readonly<Record<string, string>>;
}

/** The key under which the preferred version of a documentation set is kept. */
export function preferredVersionKey(docsSet: string): string {
  return `docs-preferred-version-${docsSet}`;
}

/**
 * Loads the list of versions. Entries that are none are left out.
 *
 * @param file - URL of the list.
 * @throws When the list cannot be loaded or isn't an array.
 */
export async function loadVersions(file: string): Promise<Version[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: status ${response.status}, expected 200.`);
  const list: unknown = await response.json();
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of versions.`);
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

/** The URL of a page in a version; the path is that of the page within any version. */
export function pageInVersion({ url }: Version, path: string): string {
  return url.replace(/\/$/, '') + path;
}

/**
 * Where switching to a version leads: to the same page if the version has it, else to its main doc. The security policy lets a page ask
 * its own host only, so that a version on another host is opened at the same page without asking.
 *
 * @param pagePath - The page that is shown, without the URL of its version.
 * @param mainPath - The main doc in the same language.
 */
export async function targetInVersion(version: Version, pagePath: string, mainPath: string): Promise<string> {
  const samePage = pageInVersion(version, pagePath);
  if (new URL(samePage, window.location.href).origin !== window.location.origin) return samePage;
  for (const path of [pagePath, mainPath]) {
    const url = pageInVersion(version, path);
    const found = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (found) return url;
  }
  return pageInVersion(version, '/');
}

/**
 * Where the main doc of the preferred version is, for pages that belong to no version.
 *
 * @returns Null when no other version than the current one is preferred or it is not listed any more.
 */
export async function preferredMainDoc(
  docsSet: string,
  current: string,
  file: string,
  mainPath: string,
): Promise<string | null> {
  const name = readStored(preferredVersionKey(docsSet));
  if (name === null || name === current) return null;
  const version = (await loadVersions(file).catch(() => [])).find((each) => each.name === name);
  return version ? pageInVersion(version, mainPath) : null;
}
