import { suggestion } from '../model/text/nearest';
import type { Problem } from '../model/text/problem';
import type { Route } from './build-routes';

/** A link to a doc in the site's config. */
export interface ConfigLink {
  /** Config file. */
  file: string;
  docId: string;
}

/**
 * Reports config links (sidebar, navbar, footer, aliases) to missing docs. They are warnings,
 * because pages work without these links.
 *
 * @param links - All doc links in the config.
 * @param routes - All routes.
 * @returns One warning per missing doc.
 */
export function checkSiteLinks(links: readonly ConfigLink[], routes: readonly Route[]): Problem[] {
  const docIds = new Set(routes.map(({ docId }) => docId));
  return links
    .filter(({ docId }) => !docIds.has(docId))
    .map(({ file, docId }) => ({
      file,
      message: `links to the doc "${docId}", which does not exist.${suggestion(docId, docIds) || ' Add the doc, or remove the link.'}`,
      severity: 'warning',
    }));
}
