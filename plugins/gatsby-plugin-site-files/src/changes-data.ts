import type { PackageReleases } from '../../../src/model/docs/doc';
import type { OutputPage } from './output-page';

/**
 * Collects all packages' releases in one language. The changes page and the MCP server read them to
 * list what changes between versions.
 *
 * @param pages - All pages that show a doc.
 * @param locale - The language.
 * @returns Packages sorted by path, releases newest first.
 */
export function changesData(pages: readonly OutputPage[], locale: string): PackageReleases[] {
  return pages
    .filter((page) => page.isCanonical && page.locale === locale && page.doc.pageKind === 'changes')
    .flatMap(({ doc }) => {
      const [latest] = doc.releases;
      if (doc.package === null || !latest) return [];
      const releases = doc.releases.map(({ version, date, changes }) => ({ version, date, changes }));
      return [{ importName: latest.importName, releases }];
    });
}
