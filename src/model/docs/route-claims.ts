/** The fields that decide which doc is shown at a URL. */
export interface RouteClaim {
  slug: string;
  locale: string;
  sourcePath: string;
  draft?: boolean;
}

/** The result of assigning docs to URLs. */
interface RouteClaims<Doc> {
  /** The docs that are shown, by slug and then by locale. */
  bySlug: Map<string, Map<string, Doc>>;
  /** Docs whose URL belongs to another doc, with that doc. */
  refused: { doc: Doc; shown: Doc }[];
}

/**
 * Assigns each URL to one doc. If two docs have the same URL, the first by file name is shown.
 *
 * @param docs - Docs in all languages.
 * @param options - With `drafts`, draft docs have URLs too.
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
