import { createHash } from 'node:crypto';

/** Hashes in the Content-Security-Policy that allow exactly the inline scripts and styles of this site. */
export interface PageHashes {
  /** Source expressions such as `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Plugin and cache key under which gatsby-plugin-islands stores the hashes for the
 * plugin that writes the policy.
 */
export const PAGE_HASHES = { plugin: 'gatsby-plugin-islands', key: 'page-hashes' } as const;

/** Returns the source expression that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
