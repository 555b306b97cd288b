import type { ShellLink } from './shell-link';
import { site } from './site';

/** Navbar links after the site title and at the end of the bar. Doc links open the sidebar. */
export const navbar: { left: readonly ShellLink[]; right: readonly ShellLink[] } = {
  left: [
    { labelKey: 'nav.gettingStarted', docId: 'intro' },
    { docId: 'libraries' },
    { docId: 'how-to' },
    { docId: 'api' },
  ],
  right: [{ labelKey: 'nav.repository', nameKey: 'nav.repository.label', href: site.toolkit.url }],
};
