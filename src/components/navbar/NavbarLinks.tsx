import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import { showSidebar } from '../sidebar/hidden-sidebar';
import { SiteLink } from '../site-link/SiteLink';
import { preferredMainUrl, type VersionFiles } from '../version-switch/versions';

export interface NavbarLink {
  label: string;
  /** Accessible name that replaces the label. */
  name?: string;
  /** Site path without path prefix, or an absolute URL. */
  href: string;
  /** The doc that it leads to. Other links leave the site. */
  docId?: string;
  current?: 'page' | 'true' | undefined;
}

interface Props {
  links: readonly NavbarLink[];
  /** On pages that don't belong to a version: the link to `mainDoc` leads to the preferred version. */
  preferred?: Preferred | undefined;
}

interface Preferred extends VersionFiles {
  docsSet: string;
  current: string;
  mainDoc: string;
  mainPath: string;
}

/** The links on one side of the navbar. Those to docs show the sidebar again if it is hidden. */
export function NavbarLinks({ links, preferred }: Props) {
  const preferredUrl = usePreferredUrl(preferred);
  return links.map(({ label, name, href, docId, current }) => (
    <SiteLink
      key={href}
      to={(docId !== undefined && docId === preferred?.mainDoc && preferredUrl) || href}
      aria-label={name}
      aria-current={current}
      onClick={docId === undefined ? undefined : showSidebar}
    >
      {label}
      {docId === undefined && <Icon name="external" size={14} />}
    </SiteLink>
  ));
}

/** Returns the main page's absolute URL in the reader's preferred version, if that is another version. */
function usePreferredUrl(preferred: Preferred | undefined): string | null {
  const [preferredUrl, setPreferredUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!preferred) return;
    const { docsSet, current, mainPath, file, newest } = preferred;
    void preferredMainUrl(docsSet, current, { file, newest }, mainPath).then((url) =>
      setPreferredUrl(url && new URL(url, window.location.href).href),
    );
  }, [preferred]);
  return preferredUrl;
}
