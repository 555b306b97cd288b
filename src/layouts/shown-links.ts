import type { NavbarLink } from '../components/navbar/NavbarLinks';
import { footerGroups } from '../config/footer';
import { navbar } from '../config/navbar';
import type { ShellLink } from '../config/shell-link';
import type { Translate } from '../locales/messages';
import type { DocsNavigation } from './use-docs-navigation';

/**
 * Resolves config links in the page language. Links to missing docs are skipped.
 *
 * @param links - Navbar or footer links.
 * @param t - Interface texts.
 * @param docOf - Returns a doc's label and path by its ID.
 */
export function shownLinks(
  links: readonly ShellLink[],
  t: Translate<'common'>,
  docOf: DocsNavigation['docOf'],
): NavbarLink[] {
  return links.flatMap((link) => {
    if ('href' in link) {
      if ('label' in link) return [{ label: link.label, href: link.href }];
      const { labelKey, nameKey, href } = link;
      return [{ label: t(labelKey), ...(nameKey && { name: t(nameKey) }), href }];
    }
    const doc = docOf(link.docId);
    if (!doc) return [];
    return [{ label: link.labelKey ? t(link.labelKey) : doc.label, href: doc.path, docId: link.docId }];
  });
}

/**
 * Resolves the links on one side of the navbar, and marks the link to the current section.
 *
 * @param links - Navbar links.
 * @param t - Interface texts.
 * @param navigation - The page's place in the sidebar.
 */
export function navbarLinks(
  links: readonly ShellLink[],
  t: Translate<'common'>,
  { currentId, openIds, docOf }: Pick<DocsNavigation, 'currentId' | 'openIds' | 'docOf'>,
): NavbarLink[] {
  const shown = shownLinks(links, t, docOf);
  const sectionId = shown.find(({ docId }) => docId !== undefined && openIds.includes(docId))?.docId;
  return shown.map((link) =>
    link.docId === undefined || link.docId !== sectionId
      ? link
      : { ...link, current: link.docId === currentId ? 'page' : 'true' },
  );
}

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
