/** The islands on most pages. */
export { Search } from '../components/search/Search';
export { Article } from '../components/article/Article';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
