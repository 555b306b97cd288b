import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon/Icon';
import { SiteLink } from '../components/site-link/SiteLink';
import type { ShellLink } from '../config/shell-link';
import { versions } from '../config/versions';
import { shownLinks } from './shown-links';
import type { DocsNavigation } from './use-docs-navigation';

interface Props {
  links: readonly ShellLink[];
  /** Whether the page shows a doc. Other pages don't belong to a documentation version. */
  onDoc: boolean;
  navigation: Pick<DocsNavigation, 'currentId' | 'openIds' | 'docOf'>;
}

/** The links on one side of the navbar. The link to the current section is marked. */
export function NavbarLinks({ links, onDoc, navigation: { currentId, openIds, docOf } }: Props) {
  const { t } = useTranslation();
  const shown = shownLinks(links, t, docOf);
  const sectionId = shown.find(({ docId }) => docId !== undefined && openIds.includes(docId))?.docId;
  return shown.map(({ label, name, href, docId }) => (
    <SiteLink
      key={href}
      to={href}
      aria-label={name}
      aria-current={!docId || docId !== sectionId ? undefined : docId === currentId ? 'page' : 'true'}
      data-sidebar-to={docId === undefined ? undefined : 'shown'}
      data-leads-to-version={!onDoc && docId === versions.current.mainDoc ? '' : undefined}
      // The menu has a copy of the sidebar, where docs are listed already.
      data-in-menu={docId === undefined ? '' : undefined}
    >
      {label}
      {docId === undefined && <Icon name="external" size={14} />}
    </SiteLink>
  ));
}
