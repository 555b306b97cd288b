import type { MenuProps } from './SidebarMenu';

/** The parts of the navbar for the menu of narrow windows. */
export const menuProps: MenuProps = {
  title: 'Softkit',
  versions: {
    docsSet: 'default',
    current: { name: 'current', label: 'Next' },
    hasOthers: true,
    file: '/versions.json',
    pagePath: '/faq/',
    mainPath: '/',
  },
  slug: '/',
  links: [{ label: 'Source', href: 'https://git.example/' }],
};
