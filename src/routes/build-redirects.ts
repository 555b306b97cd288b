import { localeCodes } from '../locales/locales';
import { localePath } from '../model/addresses';
import type { Problem } from '../model/problem';
import type { Route } from './build-routes';

/** What `buildRedirects` needs of a Doc. */
export interface RedirectingDoc {
  docId: string;
  slug: string;
  sourcePath: string;
  /** Former paths of the doc, without locale. */
  redirects: readonly string[];
}

export interface Redirect {
  fromPath: string;
  toPath: string;
}

/**
 * Leads every old path of a doc to its present one, in each locale.
 *
 * @returns Redirects in the order of their old paths. Invalid ones are left out and reported with the file that declares them: an old
 *   path that is a page now (with the doc's own path it would be a loop), and one that two docs claim.
 */
export function buildRedirects(
  docs: readonly RedirectingDoc[],
  routes: readonly Route[],
): { redirects: Redirect[]; problems: Problem[] } {
  const live = new Map(routes.map((route) => [route.slug.toLowerCase(), route]));
  const claims = new Map<string, RedirectingDoc>();
  const problems: Problem[] = [];
  const refuse = (doc: RedirectingDoc, message: string) =>
    problems.push({ file: doc.sourcePath, message, severity: 'error' });
  for (const doc of docs) {
    for (const old of new Set(doc.redirects)) {
      const key = old.toLowerCase();
      const page = live.get(key);
      const claim = claims.get(key);
      if (page?.slug === doc.slug)
        refuse(doc, `the redirect ${old} leads back to this page itself. Take it out of "redirects".`);
      else if (page)
        refuse(
          doc,
          `the redirect ${old} would hide a page that exists (${page.docId}). Take it out of "redirects".`,
        );
      else if (claim && claim.docId !== doc.docId) {
        refuse(
          doc,
          `the redirect ${old} is claimed by ${claim.sourcePath} as well. Keep it in one of the two.`,
        );
      } else claims.set(key, { ...doc, redirects: [old] });
    }
  }
  const redirects = [...claims.values()].flatMap(({ slug, redirects: [old = ''] }) =>
    live.has(slug.toLowerCase())
      ? localeCodes.map((locale) => ({
          fromPath: localePath(old, locale),
          toPath: localePath(slug, locale),
        }))
      : [],
  );
  return { redirects: redirects.sort((a, b) => (a.fromPath < b.fromPath ? -1 : 1)), problems };
}
