import fs from 'node:fs';
import path from 'node:path';
import { decodeUrl, escapeHtml } from '../../../../src/model/text/text';

/** A redirect. Both paths start and end with a slash and have no path prefix. */
export interface Redirect {
  fromPath: string;
  toPath: string;
}

interface RedirectOptions {
  /** Path prefix, without a trailing slash. */
  base: string;
  siteUrl: string;
}

/** Removes the path prefix that Gatsby adds to redirects. */
export function removePathPrefix(redirects: readonly Redirect[], base: string): Redirect[] {
  const unprefixed = (url: string) =>
    base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  return redirects.map(({ fromPath, toPath }) => ({
    fromPath: unprefixed(fromPath),
    toPath: unprefixed(toPath),
  }));
}

/**
 * Writes an HTML page for each redirect, for hosts without redirect rules. Pages of removed
 * redirects are deleted; the `_redirects` file from the last build lists them.
 *
 * @param publicDir - The built site's folder.
 * @param redirects - All current redirects.
 * @param options - The site's path prefix and URL.
 */
export function writeRedirectPages(
  publicDir: string,
  redirects: readonly Redirect[],
  options: RedirectOptions,
): void {
  const currentPaths = new Set(redirects.map(({ fromPath }) => fromPath));
  const rules = path.join(publicDir, '_redirects');
  const previousPaths = fs.existsSync(rules)
    ? readRedirectsFile(fs.readFileSync(rules, 'utf8'), options.base)
    : [];
  for (const fromPath of previousPaths.filter((previous) => !currentPaths.has(previous))) {
    const page = path.join(publicDir, fromPath, 'index.html');
    if (fs.existsSync(page) && isRedirectPage(fs.readFileSync(page, 'utf8'))) fs.rmSync(page);
  }
  for (const redirect of redirects) {
    const folder = path.join(publicDir, redirect.fromPath);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), toRedirectPage(redirect, options));
  }
}

/** Returns a page that redirects, with a link for browsers that don't follow it. */
function toRedirectPage({ toPath }: Redirect, { base, siteUrl }: RedirectOptions): string {
  const target = escapeHtml(encodeURI(base + toPath));
  return `<!DOCTYPE html><html lang="mul"><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`;
}

/** Returns the old paths with a trailing slash from a `_redirects` file. */
function readRedirectsFile(text: string, base: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${base}/`) && line.endsWith(' 301'))
    .map((line) => decodeUrl(line.slice(base.length, line.indexOf(' '))))
    .filter((fromPath) => fromPath.endsWith('/'));
}

function isRedirectPage(html: string): boolean {
  return html.startsWith('<!DOCTYPE html><html lang="mul">');
}
