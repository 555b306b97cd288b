import { Icon } from '../components/icon/Icon';
import { SiteLink } from '../components/site-link/SiteLink';
import type { ShellLink } from '../config/shell-link';
import { versions } from '../config/versions';
import { useMessages } from '../i18n/use-messages';
import { shownLink } from './shown-link';
import type { DocsNavigation } from './use-docs-navigation';

interface Props {
  links: readonly ShellLink[];
  /** Whether the page shows a doc, and so belongs to this version of the documentation. */
  onDoc: boolean;
  navigation: Pick<DocsNavigation, 'currentId' | 'pathOf'>;
}

/** The links of one end of the navbar. */
export function NavbarLinks({ links, onDoc, navigation: { currentId, pathOf } }: Props) {
  const { t } = useMessages();
  return links.map((link) => {
    const { label, name, href, docId } = shownLink(link, t, pathOf);
    return (
      <SiteLink
        key={href}
        to={href}
        aria-label={name}
        aria-current={docId !== undefined && docId === currentId ? 'page' : undefined}
        data-sidebar-to={docId === undefined ? undefined : 'shown'}
        data-leads-to-version={!onDoc && docId === versions.current.mainDoc ? '' : undefined}
        data-in-menu=""
      >
        {label}
        {docId === undefined && <Icon name="external" size={14} />}
      </SiteLink>
    );
  });
}
