import { API_SLUG, changesSlug } from '../model/docs/addresses';

/** What a library guide links to: slugs of the package's reference pages, and its release. */
export interface PackageLinks {
  /** Null for a package without a reference. */
  api: string | null;
  /** Null if the package has no releases. */
  changes: string | null;
  /** The package and its version; only on the library's first page. */
  release?: { name: string; version: string };
}

/**
 * Finds the reference and the release of the package that a library guide is about.
 *
 * @param docId - The guide, such as `libraries/mail/usage`.
 * @param slugs - Slugs of all pages.
 * @param versions - The packages' versions by name.
 * @returns Null for other guides, and for a library without a reference or a release.
 */
export function packageLinks(
  docId: string,
  slugs: ReadonlySet<string>,
  versions: Readonly<Record<string, string>>,
): PackageLinks | null {
  const [, library, below] = /^libraries\/([^/]+)(\/)?/.exec(docId) ?? [];
  if (library === undefined) return null;
  // Some packages are in a folder, such as `clients/platform-client`.
  const api =
    [...slugs].find((slug) => slug.startsWith(API_SLUG) && slug.endsWith(`/${library}/src/`)) ?? null;
  const changes = api && changesSlug(api.slice(API_SLUG.length, -'/src/'.length));
  const [name, version] = Object.entries(versions).find(([each]) => each.endsWith(`/${library}`)) ?? [];
  const release = below || !name || !version ? null : { name, version };
  if (!api && !release) return null;
  return { api, changes: changes && slugs.has(changes) ? changes : null, ...(release && { release }) };
}
