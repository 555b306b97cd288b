/** The islands on most pages. */
export { Article } from '../components/article/Article';
export { KeyboardShortcuts } from '../components/shortcuts/KeyboardShortcuts';
export { Languages } from '../components/language-switch/Languages';
export { MenuButton } from '../components/sidebar/MenuButton';
export { NavbarLinks } from '../components/navbar/NavbarLinks';
export { PageBehavior } from '../components/page-behavior/PageBehavior';
export { PageMenu } from '../components/page-menu/PageMenu';
export { Pager } from '../components/pager/Pager';
export { Search } from '../components/search/Search';
export { SidebarColumn } from '../components/sidebar/SidebarColumn';
export { TocColumn } from '../components/toc/TocColumn';
export { TocDisclosure } from '../components/toc/TocDisclosure';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
