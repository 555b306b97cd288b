/** The islands on most pages. */
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
export { CopyPage } from '../components/page-menu/CopyPage';
export { KeyboardShortcuts } from '../components/shortcuts/KeyboardShortcuts';
export { Languages } from '../components/language-switch/Languages';
export { PageLoading } from '../components/page-loading/PageLoading';
export { PageMenu } from '../components/page-menu/PageMenu';
export { Pager } from '../components/pager/Pager';
