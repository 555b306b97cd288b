import type { ShellLink } from './shell-link';
import { site } from './site';

/** Links of the navbar: after the title of the site, and at the end of the bar. One to a doc opens the sidebar as well. */
export const navbar: { left: readonly ShellLink[]; right: readonly ShellLink[] } = {
  left: [
    { labelKey: 'nav.gettingStarted', docId: 'intro' },
    { docId: 'libraries' },
    { docId: 'how-to' },
    { docId: 'api' },
  ],
  right: [{ labelKey: 'nav.repository', nameKey: 'nav.repository.label', href: site.toolkit.url }],
};
