/** One build shows one version; `static/versions.json` lists where the others are. */
export const versions = {
  /** The documentation set a preferred version is remembered for. */
  docsSet: 'default',
  current: { name: 'current', label: 'Next', mainDoc: 'intro' },
  /** The list, without path prefix. It is loaded when a reader opens the switch. */
  file: '/versions.json',
} as const;
