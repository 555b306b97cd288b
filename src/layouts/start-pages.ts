import { footerGroups } from '../config/footer';
import { navbar } from '../config/navbar';
import type { Translate } from '../locales/messages';
import { shownLinks } from './shown-links';
import type { DocsNavigation } from './use-docs-navigation';

/**
 * Returns the pages that an empty search box offers: those in the navbar and the footer.
 *
 * @param t - Interface texts.
 * @param docOf - Returns a doc's label and path by its ID.
 */
export function startPages(
  t: Translate<'common'>,
  docOf: DocsNavigation['docOf'],
): [path: string, title: string][] {
  const links = [...navbar.left, ...navbar.right, ...footerGroups.flatMap((group) => group.links)];
  const docs = shownLinks(links, t, docOf).filter(({ docId }) => docId !== undefined);
  return [...new Map(docs.map(({ href, label }) => [href, label]))];
}
