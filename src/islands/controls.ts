/** The islands on most pages. */
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
export { ColorMode } from '../components/color-mode/ColorMode';
export { NavbarLinks } from '../components/navbar/NavbarLinks';
export { MenuButton } from '../components/sidebar/MenuButton';
export { SidebarColumn } from '../components/sidebar/SidebarColumn';
