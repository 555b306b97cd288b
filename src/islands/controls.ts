/** The islands on most pages. */
export { Search } from '../components/search/Search';
export { Article } from '../components/article/Article';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
export { CopyPage } from '../components/page-menu/CopyPage';
export { KeyboardShortcuts } from '../components/shortcuts/KeyboardShortcuts';
export { Languages } from '../components/language-switch/Languages';
export { PageLoading } from '../components/page-loading/PageLoading';
export { PageMenu } from '../components/page-menu/PageMenu';
export { Pager } from '../components/pager/Pager';
export { ColorMode } from '../components/color-mode/ColorMode';
export { NavbarLinks } from '../components/navbar/NavbarLinks';
export { MenuButton } from '../components/sidebar/MenuButton';
export { SidebarColumn } from '../components/sidebar/SidebarColumn';
