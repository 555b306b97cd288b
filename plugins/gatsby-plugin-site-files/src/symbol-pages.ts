import { markdownUrl, referenceSlug } from '../../../src/model/docs/addresses';
import { ownerOf } from '../../../src/model/reference/history';
import type { SymbolPage } from '../../../src/model/reference/symbol-page';
import type { OutputPage } from './output-page';
import { surroundings, type PageMarkdownOptions } from './page-markdown';

/** Fields that an older version's page doesn't need: HTML, and what is true of the newest release. */
const LEFT_OUT = new Set(['html', 'first', 'rest', 'lang', 'history', 'sourceUrl']);

/**
 * Collects the parts of the symbol pages that have changed since an earlier release, by slug. The
 * programs for assistants read them to show an older version.
 *
 * @param pages - All pages that show a doc.
 * @param locale - The language.
 * @returns The pages as JSON.
 */
export function symbolPages(
  pages: readonly OutputPage[],
  locale: string,
  options: PageMarkdownOptions,
): string {
  const canonicalPages = pages.filter((page) => page.isCanonical && page.locale === locale);
  const slugs = new Set(
    canonicalPages.flatMap(({ doc }) =>
      doc.releases.flatMap(({ package: packageName, changes }) =>
        changes
          .filter(({ change, name }) => change !== 'added' || name !== ownerOf(name))
          .map(({ name }) => `${referenceSlug(packageName)}${ownerOf(name)}/`),
      ),
    ),
  );
  const changed = canonicalPages
    .filter(({ slug }) => slugs.has(slug))
    .map((page): [string, SymbolPage] => [
      page.slug,
      { ...surroundings(page, options), content: page.doc.content },
    ]);
  return JSON.stringify(Object.fromEntries(changed), (key, value: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    return key === 'target' && typeof value === 'string' && value.startsWith('/')
      ? markdownUrl(options.root, value)
      : value;
  });
}
