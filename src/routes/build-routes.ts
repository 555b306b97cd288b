import { defaultLocale, localeCodes } from '../locales/locales';
import { localePath } from '../model/docs/addresses';
import type { PageType } from '../model/docs/doc';
import { errorIn, type Problem } from '../model/text/problem';
import { claimRoutes } from '../model/docs/route-claims';
import { languageOfSlug, takenAddresses } from './taken-addresses';

/** The doc fields that `buildRoutes` uses. */
export interface RoutableDoc {
  nodeId: string;
  docId: string;
  locale: string;
  slug: string;
  sourcePath: string;
  pageType: PageType;
  mdxPath: string | null;
  draft: boolean;
  unlisted: boolean;
}

/** A URL in one locale and the doc it shows, possibly in another locale. */
export interface Route {
  path: string;
  locale: string;
  slug: string;
  docNodeId: string;
  docId: string;
  pageType: PageType;
  mdxPath: string | null;
  /** The doc's locale if it differs from the route's, else null. */
  fallbackLocale: string | null;
  /** Locales that this doc is available in, in config order. */
  translations: string[];
  unlisted: boolean;
  /** Drafts have routes only in development. */
  draft?: true;
  /** The doc's main slug if this one is an alias, else null. */
  aliasOf: string | null;
}

interface RoutingOptions {
  /** Whether to create routes for drafts. */
  drafts: boolean;
  aliases: readonly { slug: string; docId: string }[];
  /** The site's other files and pages, from `siteFiles`. */
  files?: ReadonlySet<string>;
}

/**
 * Creates a route for every doc in every locale. If a translation is missing, the route shows the
 * doc in the default locale, or else in the first locale that has it.
 *
 * @param docs - All docs.
 * @param options - Aliases, and whether drafts have routes.
 * @returns Routes in a stable order, and problems: a warning if two docs have the same route, and
 *   errors if routes differ only in case, because many file systems ignore case, or if a doc's
 *   address belongs to another language or to a file or page of the site.
 */
export function buildRoutes(
  docs: readonly RoutableDoc[],
  options: RoutingOptions,
): { routes: Route[]; problems: Problem[] } {
  const { bySlug, refused } = claimRoutes(docs, options);
  const problems = refused.map(
    ({ doc, shown }): Problem => ({
      file: doc.sourcePath,
      message: `two docs use the path ${localePath(doc.slug, doc.locale)}: ${shown.sourcePath}, ${doc.sourcePath}. The first is shown. Move or delete the other one.`,
      severity: 'warning',
    }),
  );
  problems.push(...caseProblems(bySlug), ...takenProblems(bySlug, options.files));

  const routes: Route[] = [];
  const add = (slug: string, languages: Map<string, RoutableDoc>, aliasOf: string | null) => {
    const translations = localeCodes.filter((locale) => languages.has(locale));
    for (const locale of localeCodes) {
      const doc = languages.get(locale) ?? languages.get(defaultLocale) ?? [...languages.values()][0];
      if (!doc) continue;
      routes.push({
        path: localePath(slug, locale),
        locale,
        slug,
        docNodeId: doc.nodeId,
        docId: doc.docId,
        pageType: doc.pageType,
        mdxPath: doc.mdxPath,
        fallbackLocale: doc.locale === locale ? null : doc.locale,
        translations,
        unlisted: doc.unlisted,
        ...(doc.draft && { draft: true }),
        aliasOf,
      });
    }
  };
  for (const [slug, languages] of bySlug) add(slug, languages, null);
  for (const alias of options.aliases) {
    const target = [...bySlug].find(([, languages]) =>
      [...languages.values()].some(({ docId }) => docId === alias.docId),
    );
    if (target && !bySlug.has(alias.slug)) add(alias.slug, target[1], target[0]);
  }
  return { routes, problems };
}

function caseProblems(bySlug: ReadonlyMap<string, ReadonlyMap<string, RoutableDoc>>): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [slug, languages] of bySlug) {
    const folded = slug.toLowerCase();
    const other = seen.get(folded);
    const source = [...languages.values()][0]?.sourcePath ?? slug;
    if (other === undefined) seen.set(folded, slug);
    else
      problems.push(
        errorIn(
          source,
          `the route ${slug} differs from ${other} only in case, so many file systems treat them as the same file. Rename one of them.`,
        ),
      );
  }
  return problems;
}

function takenProblems(
  bySlug: ReadonlyMap<string, ReadonlyMap<string, RoutableDoc>>,
  files: ReadonlySet<string> = new Set(),
): Problem[] {
  const isTaken = takenAddresses(files);
  return [...bySlug].flatMap(([slug, languages]) => {
    const language = languageOfSlug(slug);
    const owner =
      language !== null
        ? `the pages in the language "${language}"`
        : isTaken(slug)
          ? 'another page, file, or folder of the site'
          : null;
    if (owner === null) return [];
    return [...languages.values()].map(({ sourcePath }) =>
      errorIn(sourcePath, `the address ${slug} belongs to ${owner}. Rename the guide or its folder.`),
    );
  });
}
