import { localeCodes } from '../locales/locales';
import { joinHash, localePath, splitHash } from '../model/docs/addresses';
import { errorIn, type Problem } from '../model/text/problem';
import type { Route } from './build-routes';
import { languageOfSlug, takenAddresses } from './taken-addresses';

/** The doc fields that `buildRedirects` uses. */
export interface RedirectingDoc {
  docId: string;
  slug: string;
  sourcePath: string;
  /** Old paths without locale. A path with a fragment is a section that moved here. */
  redirects: readonly string[];
  /** New IDs of the doc's own renamed sections, by old ID. */
  anchors: Readonly<Record<string, string>>;
  headings: readonly { id: string }[];
}

/** Finds the line of a redirect in a guide. */
export type FindLine = (sourcePath: string, redirect: string) => number | undefined;

interface Redirect {
  fromPath: string;
  toPath: string;
}

/**
 * Creates redirects from the docs' old paths to their current ones, in every locale.
 *
 * @param docs - All docs.
 * @param routes - All routes.
 * @param files - The site's other files and pages, from `siteFiles`.
 * @param lineOf - Finds the lines of problems.
 * @returns Redirects sorted by old path, and errors for invalid ones: an old path that is a page or
 *   file now, or that two docs claim. Drafts get no redirects.
 */
export function buildRedirects(
  docs: readonly RedirectingDoc[],
  routes: readonly Route[],
  files: ReadonlySet<string> = new Set(),
  lineOf: FindLine = () => undefined,
): { redirects: Redirect[]; problems: Problem[] } {
  const isTaken = takenAddresses(files);
  const slugs = new Set(routes.map((route) => route.slug.toLowerCase()));
  // Includes localized paths because an old path could equal one, such as `/uk/`.
  const routesByPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));
  const claims = new Map<string, { doc: RedirectingDoc; redirect: Redirect }>();
  const problems: Problem[] = [];
  const refusalOf = (doc: RedirectingDoc, oldPath: string, keys: readonly string[]): string | null => {
    const page = routesByPath.get(oldPath.toLowerCase());
    const claim = keys.map((key) => claims.get(key)?.doc).find((other) => other && other.docId !== doc.docId);
    if (page?.slug === doc.slug) return `points to this page itself. ${REMOVE}`;
    if (page) return `would hide an existing page (${page.docId}). ${REMOVE}`;
    if (isTaken(oldPath)) return `would replace a file of the site. ${REMOVE}`;
    const language = beginsWithLanguage(oldPath);
    if (language !== null) return language;
    return claim ? `is also declared in ${claim.sourcePath}. Keep it in one of the two files.` : null;
  };
  for (const doc of docs)
    for (const oldPath of new Set(doc.redirects.filter((path) => !path.includes('#')))) {
      const redirects = localeCodes.map((locale) => ({
        fromPath: localePath(oldPath, locale),
        toPath: localePath(doc.slug, locale),
      }));
      const keys = redirects.map(({ fromPath }) => fromPath.toLowerCase());
      const refusal = refusalOf(doc, oldPath, keys);
      if (refusal !== null) problems.push(problemAt(doc, oldPath, refusal, lineOf));
      else for (const [at, redirect] of redirects.entries()) claims.set(keys[at] ?? '', { doc, redirect });
    }
  const redirects = [...claims.values()].flatMap(({ doc: { slug }, redirect }) =>
    slugs.has(slug.toLowerCase()) ? [redirect] : [],
  );
  return { redirects: redirects.sort((a, b) => (a.fromPath < b.fromPath ? -1 : 1)), problems };
}

function beginsWithLanguage(path: string): string | null {
  const language = languageOfSlug(path);
  return language === null
    ? null
    : `begins with a language, but it applies to all languages. Leave out "/${language}".`;
}

function problemAt(
  { sourcePath }: RedirectingDoc,
  redirect: string,
  text: string,
  lineOf: FindLine,
): Problem {
  return errorIn(sourcePath, `the redirect ${redirect} ${text}`, lineOf(sourcePath, redirect));
}

const REMOVE = 'Remove it from "redirects".';

/** New locations of a page's sections that moved or were renamed: slug and fragment by old heading ID. */
type MovedSections = Readonly<Record<string, string>>;

/**
 * Collects the sections that were renamed or moved to another page, grouped by their old page.
 *
 * @param docs - All docs.
 * @param routes - All routes.
 * @returns `of`, a function from a slug to the page's old sections and their new locations without
 *   locale (the heading with the same ID or its new one, or the top of the page), and errors for
 *   invalid redirects.
 */
export function movedSections(
  docs: readonly RedirectingDoc[],
  routes: readonly Pick<Route, 'slug'>[],
  lineOf: FindLine = () => undefined,
): { of: (slug: string) => MovedSections; problems: Problem[] } {
  const slugs = new Set(routes.map(({ slug }) => slug));
  const moved = new Map<string, Record<string, string>>();
  const claims = new Map<string, RedirectingDoc>();
  const problems: Problem[] = [];
  // Browsers keep the fragment on the way from a moved page to its new address.
  const movedPages = new Map(docs.flatMap(({ slug, redirects }) => redirects.map((path) => [path, slug])));
  const readRedirect = (redirect: string) => {
    const { path, hash } = splitHash(redirect);
    return { slug: slugs.has(path) ? path : (movedPages.get(path) ?? path), path, id: hash };
  };
  const refusalOf = (doc: RedirectingDoc, redirect: string): string | null => {
    const { slug, path, id } = readRedirect(redirect);
    const claim = claims.get(redirect) ?? doc;
    const language = beginsWithLanguage(path);
    if (language !== null) return language;
    if (!slugs.has(slug))
      return `starts at a page that does not exist. If the page has moved, add ${path} to its "redirects".`;
    if (docs.some((other) => other.slug === slug && hasHeading(other, id)))
      return `would hide an existing section. ${REMOVE}`;
    return claim.docId === doc.docId ? null : `is also declared in ${claim.sourcePath}. ${REMOVE}`;
  };
  const moveTo = (doc: RedirectingDoc, redirect: string): void => {
    const { slug, id } = readRedirect(redirect);
    claims.set(redirect, doc);
    moved.set(slug, {
      ...moved.get(slug),
      [id ?? '']: joinHash(doc.slug, hasHeading(doc, id) ? id : (doc.anchors[id ?? ''] ?? null)),
    });
  };
  // Drafts have no route, so nothing can redirect to them.
  const published = docs.filter(({ slug }) => slugs.has(slug));
  for (const doc of published)
    for (const redirect of doc.redirects.filter((path) => path.includes('#'))) {
      const refusal = refusalOf(doc, redirect);
      if (refusal === null) moveTo(doc, redirect);
      else problems.push(problemAt(doc, redirect, refusal, lineOf));
    }
  for (const { slug, sourcePath, anchors } of published)
    for (const [from, to] of Object.entries(anchors)) {
      const redirect = joinHash(slug, from);
      const claim = claims.get(redirect);
      if (claim)
        problems.push(problemAt(claim, redirect, `is also an anchor in ${sourcePath}. ${REMOVE}`, lineOf));
      else moved.set(slug, { ...moved.get(slug), [from]: joinHash(slug, to) });
    }
  return { of: (slug) => moved.get(slug) ?? {}, problems };
}

const hasHeading = ({ headings }: RedirectingDoc, id: string | null): boolean =>
  headings.some((heading) => heading.id === id);
