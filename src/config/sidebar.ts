import type { SidebarEntry } from '../routes/build-sidebar';

/** Guides for contributors, which the reference doesn't list under "Used in guides". */
export const contributorGuides = ['how-to/write-docs', 'how-to/test-guides', 'general/color-scheme'];

/**
 * The top level of the site's only sidebar. The folders in `content/` determine everything below:
 * a page's front matter can set its `position`, and all other pages follow in alphabetical order.
 */
export const baseSidebar: readonly SidebarEntry[] = [
  'intro',
  'general-information',
  'libraries',
  'features',
  'how-to',
  { reference: 'api' },
  'faq',
  'about',
  { doc: 'contributing', items: contributorGuides },
];
