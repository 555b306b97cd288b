import list from '../../static/versions.json';

// Gatsby replaces these expressions with their values.
const newestUrl = process.env.GATSBY_NEWEST_URL;
const noIndex = process.env.GATSBY_NOINDEX;

/** Version settings. A build contains one version; `static/versions.json` links to the others. */
export const versions = {
  /** Documentation set. The preferred version is stored per set. */
  docsSet: 'default',
  current: { name: 'current', label: 'Next', mainDoc: 'intro' },
  /** Version list, without path prefix. It is loaded when the reader opens the switch. */
  file: '/versions.json',
  /** Whether there is another version to choose. */
  hasOthers: Boolean(newestUrl) || list.length > 1,
  /**
   * The newest deployment's URL, or undefined if there is only one deployment. Older deployments
   * load the version list from there and link to it.
   */
  newest: newestUrl || undefined,
  /** Whether this build keeps its pages out of search engines. */
  noIndex: noIndex === 'true',
} as const;
