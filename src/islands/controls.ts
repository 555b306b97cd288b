/** The islands on most pages. */
export { Search } from '../components/search/Search';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
