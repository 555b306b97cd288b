/** The islands on most pages. */
export { VersionSwitch } from '../components/version-switch/VersionSwitch';
export { SectionMessages } from '../components/sections/SectionMessages';
export { TableOfContents } from '../components/toc/TableOfContents';
export { TocDisclosure } from '../components/toc/TocDisclosure';
