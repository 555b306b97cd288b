import { API_SLUG, changesSlug } from '../model/addresses';

/** Slugs of a package's reference pages. */
export interface PackageLinks {
  api: string;
  /** Null if the package has no releases. */
  changes: string | null;
}

/**
 * Finds the reference of the package that a library guide is about.
 *
 * @param docId - The guide, such as `libraries/mail/usage`.
 * @param slugs - Slugs of all pages.
 * @returns Null for other guides, and for a library without a reference.
 */
export function packageLinks(docId: string, slugs: ReadonlySet<string>): PackageLinks | null {
  const [, library] = /^libraries\/([^/]+)/.exec(docId) ?? [];
  if (library === undefined) return null;
  // Some packages are in a folder, such as `clients/platform-client`.
  const api = [...slugs].find((slug) => slug.startsWith(API_SLUG) && slug.endsWith(`/${library}/src/`));
  if (api === undefined) return null;
  const changes = changesSlug(api.slice(API_SLUG.length, -'/src/'.length));
  return { api, changes: slugs.has(changes) ? changes : null };
}
