/** The islands on most pages. */
export { Article } from '../components/article/Article';
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
