/** What decides which docs have a route of their own. */
export interface RouteClaim {
  slug: string;
  locale: string;
  sourcePath: string;
  draft?: boolean;
}

/** Who has the routes. */
interface RouteClaims<Doc> {
  /** The doc of each language that has a route, by its slug. */
  bySlug: Map<string, Map<string, Doc>>;
  /** Docs without a route of their own, each with the doc that has it. */
  refused: { doc: Doc; shown: Doc }[];
}

/**
 * Gives each route to one doc: of two that ask for the same one, to the first by the name of its file.
 *
 * @param drafts - Whether drafts have routes.
 */
export function claimRoutes<Doc extends RouteClaim>(
  docs: readonly Doc[],
  { drafts }: { drafts: boolean },
): RouteClaims<Doc> {
  const bySlug: RouteClaims<Doc>['bySlug'] = new Map();
  const refused: RouteClaims<Doc>['refused'] = [];
  const sorted = docs
    .filter(({ draft }) => drafts || !draft)
    .sort((a, b) => a.slug.localeCompare(b.slug, 'en') || a.sourcePath.localeCompare(b.sourcePath, 'en'));
  for (const doc of sorted) {
    const languages = bySlug.get(doc.slug) ?? new Map<string, Doc>();
    bySlug.set(doc.slug, languages);
    const shown = languages.get(doc.locale);
    if (shown) refused.push({ doc, shown });
    else languages.set(doc.locale, doc);
  }
  return { bySlug, refused };
}
