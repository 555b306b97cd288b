/** The islands on most pages. */
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
