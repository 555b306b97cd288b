import { defaultLocale, localeCodes } from '../locales/locales';
import { localePath } from '../model/addresses';
import type { PageType } from '../model/doc';
import type { Problem } from '../model/problem';
import { claimRoutes } from '../model/route-claims';

/** What `buildRoutes` needs of a Doc. */
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

/** A URL in one locale that shows a Doc, perhaps of another locale. */
export interface Route {
  path: string;
  locale: string;
  slug: string;
  docNodeId: string;
  docId: string;
  pageType: PageType;
  mdxPath: string | null;
  /** Set when the doc is not in the locale of the route. */
  fallbackLocale: string | null;
  /** Locales that have this doc of their own, in the order of the configuration. */
  translations: string[];
  unlisted: boolean;
  /** Slug of the doc's own route when this one is an alias, else null. */
  aliasOf: string | null;
}

interface RoutingOptions {
  /** Drafts have routes only where this is true. */
  drafts: boolean;
  aliases: readonly { slug: string; docId: string }[];
}

/**
 * Gives every doc a URL in every locale. Where a locale lacks a doc, the default locale's is shown (else the first that has it).
 *
 * @returns Routes in a stable order, and what is wrong: two docs for one route is a warning that names the one shown, routes
 *   that differ only by case are an error, because on many disks they are the same file.
 */
export function buildRoutes(
  docs: readonly RoutableDoc[],
  options: RoutingOptions,
): { routes: Route[]; problems: Problem[] } {
  const { bySlug, refused } = claimRoutes(docs, options);
  const problems = refused.map(
    ({ doc, shown }): Problem => ({
      file: doc.sourcePath,
      message: `two docs use the path ${localePath(doc.slug, doc.locale)}: ${shown.sourcePath}, ${doc.sourcePath}. The first is shown. Keep one.`,
      severity: 'warning',
    }),
  );
  problems.push(...caseProblems(bySlug));

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
    else {
      problems.push({
        file: source,
        message: `the route ${slug} differs from ${other} only in case and is the same file on many disks. Rename one of them.`,
        severity: 'error',
      });
    }
  }
  return problems;
}
