import fs from 'node:fs';
import path from 'node:path';
import type { PageHashes } from '../../../../src/node/content-policy';
import { NETLIFY_FUNCTION } from './edge-functions';
import { HASHED_FILE, createHostFiles } from './host-files';
import { removePathPrefix, writeRedirectPages, type Redirect } from './redirects';
import { securityHeaders } from './security-headers';

interface HostFilesInput {
  /** Path prefix, without a trailing slash. */
  base: string;
  siteUrl: string;
  /** Other origins that pages may load data from. */
  connect: readonly string[];
  /** Whether search engines must not index anything. */
  noIndex: boolean;
  hashes: PageHashes;
  /** Redirects as Gatsby stores them, with the path prefix. */
  redirects: readonly Redirect[];
  /** Locales with their own not-found page. */
  notFoundLocales: readonly string[];
  /** Whether pages have feedback buttons. Their requests need an empty response from the host. */
  asksForFeedback: boolean;
}

/**
 * Writes the redirect pages, the translated not-found pages, and the configuration files for hosts.
 *
 * @param publicDir - The built site's folder. Netlify's edge function goes into `.netlify/` next to it,
 *   where Netlify looks for files that a build writes.
 * @param input - Site data and policy hashes.
 */
export function writeHostFiles(
  publicDir: string,
  { base, siteUrl, connect, noIndex, hashes, redirects, notFoundLocales, asksForFeedback }: HostFilesInput,
): void {
  const unprefixedRedirects = removePathPrefix(redirects, base);
  writeRedirectPages(publicDir, unprefixedRedirects, { base, siteUrl });
  // Cloudflare Pages serves the 404.html in the closest parent folder.
  for (const locale of notFoundLocales)
    fs.copyFileSync(path.join(publicDir, locale, '404/index.html'), path.join(publicDir, locale, '404.html'));
  const files = createHostFiles({
    base,
    headers: [
      ...securityHeaders({ ...hashes, connect }),
      ...(noIndex ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
    ],
    hashedFiles: fs.readdirSync(publicDir).filter((name) => HASHED_FILE.test(name)),
    redirects: unprefixedRedirects,
    notFoundLocales,
    asksForFeedback,
  });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(publicDir, name), text);
  const netlify = path.join(path.dirname(publicDir), '.netlify/v1/edge-functions');
  fs.mkdirSync(netlify, { recursive: true });
  fs.writeFileSync(path.join(netlify, 'serve-markdown.js'), NETLIFY_FUNCTION);
}
