import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../../src/model/text';

/** Both paths have a slash at both ends and no path prefix. */
export interface Redirect {
  fromPath: string;
  toPath: string;
}

interface RedirectOptions {
  /** Path prefix, without a slash at its end. */
  base: string;
  siteUrl: string;
}

/** Redirects without the path prefix that Gatsby stores them with. */
export function removePathPrefix(redirects: readonly Redirect[], base: string): Redirect[] {
  const below = (url: string) => (base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url);
  return redirects.map(({ fromPath, toPath }) => ({ fromPath: below(fromPath), toPath: below(toPath) }));
}

/**
 * Writes a page for each redirect, for hosts that have no rules. Pages of redirects that no longer exist are deleted; the `_redirects` file of the
 * last build names them.
 */
export function writeRedirectPages(
  publicDir: string,
  redirects: readonly Redirect[],
  options: RedirectOptions,
): void {
  const present = new Set(redirects.map(({ fromPath }) => fromPath));
  const rules = path.join(publicDir, '_redirects');
  const known = fs.existsSync(rules) ? readRedirectsFile(fs.readFileSync(rules, 'utf8'), options.base) : [];
  for (const fromPath of known.filter((each) => !present.has(each))) {
    const page = path.join(publicDir, fromPath, 'index.html');
    if (fs.existsSync(page) && isRedirectPage(fs.readFileSync(page, 'utf8'))) fs.rmSync(page);
  }
  for (const redirect of redirects) {
    const folder = path.join(publicDir, redirect.fromPath);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), toRedirectPage(redirect, options));
  }
}

/** A page that leads on by itself; where a refresh is not followed, it has a link. */
export function toRedirectPage({ toPath }: Redirect, { base, siteUrl }: RedirectOptions): string {
  const target = escapeHtml(encodeURI(base + toPath));
  return `<!DOCTYPE html><html lang="mul"><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`;
}

/** The old paths, with a slash at the end, that a `_redirects` file leads on. */
function readRedirectsFile(text: string, base: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${base}/`) && line.endsWith(' 301'))
    .map((line) => decodeURI(line.slice(base.length, line.indexOf(' '))))
    .filter((fromPath) => fromPath.endsWith('/'));
}

function isRedirectPage(html: string): boolean {
  return html.startsWith('<!DOCTYPE html><html lang="mul">');
}
