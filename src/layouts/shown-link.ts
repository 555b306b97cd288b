import type { ShellLink } from '../config/shell-link';
import type { Messages } from '../i18n/use-messages';
import type { DocsNavigation } from './use-docs-navigation';

export interface ShownLink {
  label: string;
  /** What screen readers say instead of the label. */
  name?: string;
  href: string;
  docId?: string;
}

/** A link of the configuration in the language of a page. */
export function shownLink(link: ShellLink, t: Messages['t'], pathOf: DocsNavigation['pathOf']): ShownLink {
  return {
    ...('label' in link
      ? { label: link.label }
      : { label: t(link.labelKey), ...(link.nameKey && { name: t(link.nameKey) }) }),
    ...('href' in link ? { href: link.href } : { href: pathOf(link.docId), docId: link.docId }),
  };
}
