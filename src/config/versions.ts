/** Version settings. A build contains one version; `static/versions.json` links to the others. */
export const versions = {
  /** Documentation set. The preferred version is stored per set. */
  docsSet: 'default',
  current: { name: 'current', label: 'Next', mainDoc: 'intro' },
  /** Version list, without path prefix. It is loaded when the reader opens the switch. */
  file: '/versions.json',
} as const;
