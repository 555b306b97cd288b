/** The islands on most pages. */
export { Search } from '../components/search/Search';
export { Article } from '../components/article/Article';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
export { ColorMode } from '../components/color-mode/ColorMode';
export { NavbarLinks } from '../components/navbar/NavbarLinks';
export { MenuButton } from '../components/sidebar/MenuButton';
export { SidebarColumn } from '../components/sidebar/SidebarColumn';
