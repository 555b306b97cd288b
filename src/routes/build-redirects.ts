import { localeCodes } from '../locales/locales';
import { localePath } from '../model/addresses';
import type { Problem } from '../model/problem';
import type { Route } from './build-routes';

/** What `buildRedirects` needs of a Doc. */
export interface RedirectingDoc {
  docId: string;
  slug: string;
  sourcePath: string;
  /** Former paths of the doc, without locale; with a fragment, sections of another page that are here now. */
  redirects: readonly string[];
  headings: readonly { id: string }[];
}

interface Redirect {
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
  const slugs = new Set(routes.map((route) => route.slug.toLowerCase()));
  // An old path may look like that of a page in a language, such as `/uk/`.
  const live = new Map(
    routes.flatMap((route) =>
      localeCodes.map((locale) => [localePath(route.slug, locale).toLowerCase(), route] as const),
    ),
  );
  const claims = new Map<string, RedirectingDoc>();
  const problems: Problem[] = [];
  const refuse = (doc: RedirectingDoc, message: string) =>
    problems.push({ file: doc.sourcePath, message, severity: 'error' });
  for (const doc of docs) {
    for (const old of new Set(doc.redirects.filter((path) => !path.includes('#')))) {
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
    slugs.has(slug.toLowerCase())
      ? localeCodes.map((locale) => ({
          fromPath: localePath(old, locale),
          toPath: localePath(slug, locale),
        }))
      : [],
  );
  return { redirects: redirects.sort((a, b) => (a.fromPath < b.fromPath ? -1 : 1)), problems };
}

/** Where sections of a page have gone: their slug and id by the id that they had. */
type MovedSections = Readonly<Record<string, string>>;

/**
 * Collects the sections that have moved to another page, by the page that they were on.
 *
 * @returns A function from a route's slug to its former sections and where each is now, without locale: on the page that took it over, at the
 *   heading of the same id if it has one. Sections that are still there, and pages that do not exist, are reported.
 */
export function movedSections(
  docs: readonly RedirectingDoc[],
  routes: readonly Pick<Route, 'slug'>[],
): { of: (slug: string) => MovedSections; problems: Problem[] } {
  const slugs = new Set(routes.map(({ slug }) => slug));
  const moved = new Map<string, Record<string, string>>();
  const claims = new Map<string, RedirectingDoc>();
  const problems: Problem[] = [];
  for (const doc of docs)
    for (const [, slug = '', id = ''] of doc.redirects.flatMap((path) => {
      const parts = /^(.*)#(.*)$/.exec(path);
      return parts ? [parts] : [];
    })) {
      const refuse = (why: string) =>
        problems.push({
          file: doc.sourcePath,
          message: `the redirect ${slug}#${id} ${why} Take it out of "redirects".`,
          severity: 'error',
        });
      // The page of a draft is not there to lead to.
      if (!slugs.has(doc.slug)) continue;
      const former = docs.filter((other) => other.slug === slug);
      const claim = claims.get(`${slug}#${id}`) ?? doc;
      if (!slugs.has(slug)) refuse('is of a page that does not exist.');
      else if (former.some(({ headings }) => headings.some((heading) => heading.id === id)))
        refuse('would hide a section that exists.');
      else if (claim.docId !== doc.docId) refuse(`is claimed by ${claim.sourcePath} as well.`);
      else {
        claims.set(`${slug}#${id}`, doc);
        const hash = doc.headings.some((heading) => heading.id === id) ? `#${id}` : '';
        moved.set(slug, { ...moved.get(slug), [id]: doc.slug + hash });
      }
    }
  return { of: (slug) => moved.get(slug) ?? {}, problems };
}
