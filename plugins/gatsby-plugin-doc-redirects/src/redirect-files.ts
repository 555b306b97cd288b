export interface Redirect {
  fromPath: string;
  toPath: string;
}

export interface RedirectOptions {
  /** Path prefix, without a slash at its end. */
  base: string;
  siteUrl: string;
  /** Locales that have a not-found page of their own below `/<locale>/404/`. */
  notFoundLocales: readonly string[];
}

/** A page that leads on by itself, for hosts that know no rules; without a refresh it holds a link. */
export function toRedirectPage({ toPath }: Redirect, { base, siteUrl }: RedirectOptions): string {
  const target = escapeHtml(encodeURI(base + toPath));
  return `<!DOCTYPE html><html lang="mul"><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`;
}

/** The `_redirects` file of Netlify and Cloudflare Pages; the last lines give each language its own not-found page. */
export function toRedirectsFile(
  redirects: readonly Redirect[],
  { base, notFoundLocales }: RedirectOptions,
): string {
  const lines = redirects.flatMap(({ fromPath, toPath }) =>
    [fromPath, fromPath.replace(/\/$/, '')].map(
      (from) => `${encodeURI(base + from)} ${encodeURI(base + toPath)} 301`,
    ),
  );
  const notFound = notFoundLocales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404/ 404`);
  return `${[...lines, ...notFound].join('\n')}\n`;
}

/** The old paths, with a slash at the end, that a `_redirects` file of this plugin leads on. */
export function readRedirectsFile(text: string, base: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${base}/`) && line.endsWith(' 301'))
    .map((line) => decodeURI(line.slice(base.length, line.indexOf(' '))))
    .filter((fromPath) => fromPath.endsWith('/'));
}

/** Whether a page is one that `toRedirectPage` has written. */
export function isRedirectPage(html: string): boolean {
  return html.startsWith('<!DOCTYPE html><html lang="mul">');
}

/** Lines for a `server` block of nginx. */
export function toNginxRedirects(redirects: readonly Redirect[], { base }: RedirectOptions): string {
  const lines = redirects.flatMap(({ fromPath, toPath }) =>
    [fromPath, fromPath.replace(/\/$/, '')].map(
      (from) => `location = "${base}${from}" { return 301 ${encodeURI(base + toPath)}$is_args$args; }`,
    ),
  );
  return `${['# Include this in the server block that has the site as its root.', ...lines].join('\n')}\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
