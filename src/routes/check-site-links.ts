import type { Problem } from '../model/problem';
import type { Route } from './build-routes';
import type { SidebarDefinition } from './build-sidebar';

/** A place of the site's configuration that names a doc. */
export interface SiteLink {
  /** File of the configuration. */
  file: string;
  docId: string;
}

/**
 * Links of the shell (sidebar, footer, aliases) that name no doc. They are warnings, since a page can be shown without them; the check of
 * the built site fails on what they lead to.
 */
export function checkSiteLinks(
  links: readonly SiteLink[],
  routes: readonly Route[],
  nearest: (word: string, candidates: Iterable<string>) => string | undefined,
): Problem[] {
  const known = new Set(routes.map(({ docId }) => docId));
  return links
    .filter(({ docId }) => !known.has(docId))
    .map(({ file, docId }) => {
      const meant = nearest(docId, known);
      return {
        file,
        message: `names the doc "${docId}", which does not exist.${meant ? ` Did you mean "${meant}"?` : ' Write it, or delete the line.'}`,
        severity: 'warning',
      };
    });
}

/** All doc ids a sidebar's definition names. */
export function idsOfSidebar(definition: readonly SidebarDefinition[]): string[] {
  return definition.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    if ('doc' in entry) return [entry.doc, ...idsOfSidebar(entry.items)];
    return 'reference' in entry ? [entry.reference] : [];
  });
}
