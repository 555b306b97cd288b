import fs from 'node:fs';
import path from 'node:path';
import type { PageHashes } from '../../../../src/model/content-policy';
import { HASHED_FILE, hostFiles } from './host-files';
import { removePathPrefix, writeRedirectPages, type Redirect } from './redirects';
import { securityHeaders } from './security-headers';

interface HostFilesInput {
  /** Path prefix, without a slash at its end. */
  base: string;
  /** Scheme and host, without the path prefix. */
  siteUrl: string;
  /** Other origins that pages may ask for data. */
  connect: readonly string[];
  hashes: PageHashes;
  /** As Gatsby stores them, with the path prefix. */
  redirects: readonly Redirect[];
  /** Locales that have a not-found page of their own. */
  notFoundLocales: readonly string[];
}

/** Writes redirect pages, the not-found pages of further languages, and the rules for hosts into `publicDir`. */
export function writeHostFiles(
  publicDir: string,
  { base, siteUrl, connect, hashes, redirects, notFoundLocales }: HostFilesInput,
): void {
  const below = removePathPrefix(redirects, base);
  writeRedirectPages(publicDir, below, { base, siteUrl });
  // Cloudflare Pages serves the nearest 404.html.
  for (const locale of notFoundLocales)
    fs.copyFileSync(path.join(publicDir, locale, '404/index.html'), path.join(publicDir, locale, '404.html'));
  const files = hostFiles({
    base,
    headers: securityHeaders({ ...hashes, connect }),
    hashedFiles: fs.readdirSync(publicDir).filter((name) => HASHED_FILE.test(name)),
    redirects: below,
    notFoundLocales,
  });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(publicDir, name), text);
}
