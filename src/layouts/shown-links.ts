import type { ShellLink } from '../config/shell-link';
import type { Text } from '../locales/messages';
import type { DocsNavigation } from './use-docs-navigation';

interface ShownLink {
  label: string;
  /** Accessible name that replaces the label. */
  name?: string;
  href: string;
  docId?: string;
}

/**
 * Resolves config links in the page language. Links to missing docs are skipped.
 *
 * @param links - Navbar or footer links.
 * @param t - Interface texts.
 * @param docOf - Returns a doc's label and path by its ID.
 */
export function shownLinks(
  links: readonly ShellLink[],
  t: Text<'common'>,
  docOf: DocsNavigation['docOf'],
): ShownLink[] {
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
