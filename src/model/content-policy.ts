/** Sources of the Content-Security-Policy that allow exactly what finished pages contain inline. */
export interface PageHashes {
  /** `'sha256-…'` */
  scriptHashes: string[];
  styleHashes: string[];
}

/** Where gatsby-plugin-deferred-hydration leaves them, in its own cache, for the plugin that writes the policy. */
export const PAGE_HASHES = { plugin: 'gatsby-plugin-deferred-hydration', key: 'page-hashes' } as const;
