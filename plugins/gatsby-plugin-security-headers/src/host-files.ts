import { CACHE_ASK, CACHE_FOREVER, type Header } from './security-headers';

export interface HostOptions {
  /** Path prefix, without a slash at its end. */
  base: string;
  /** Locales that have a not-found page of their own below `/<locale>/404/`. */
  notFoundLocales: readonly string[];
}

/** Names of files in the root of the site whose name follows their content. */
export const HASHED_FILE = /-[0-9a-f]{20}\.(?:js|css)$|^styles\.[0-9a-f]{20}\.css$/;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both ask browsers to come back for everything by default, so only
 * the files that never change are named; Cloudflare would join two values of one header.
 *
 * @param hashedFiles - Names in the root of the site, as `HASHED_FILE` finds them.
 */
export function toHeadersFile(
  headers: readonly Header[],
  hashedFiles: readonly string[],
  { base }: HostOptions,
): string {
  const rule = (path: string, lines: readonly Header[]) =>
    [`${base}${path}`, ...lines.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
  const forever = [{ name: 'Cache-Control', value: CACHE_FOREVER }];
  return `${[rule('/*', headers), rule('/static/*', forever), ...[...hashedFiles].sort().map((file) => rule(`/${file}`, forever))].join('\n\n')}\n`;
}

/**
 * Lines for a `server` block of nginx: headers, caching, the clean paths and the not-found page of each language. They hold no
 * `location` with headers of its own, because there nginx would drop all others.
 */
export function toNginx(headers: readonly Header[], { base, notFoundLocales }: HostOptions): string {
  const lines = [
    '# Include this in the server block that has the site as its root.',
    'index index.html;',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css application/javascript application/json text/xml text/plain text/markdown;',
    '',
    `set $site_cache "${CACHE_ASK}";`,
    `if ($uri ~ "^${base}/(static/|[^/]+-[0-9a-f]+\\.js$|[^/]+[-.][0-9a-f]+\\.css$)") { set $site_cache "${CACHE_FOREVER}"; }`,
    ...headers.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $site_cache always;',
    '',
    `set $site_not_found ${base}/404.html;`,
    ...notFoundLocales.map(
      (locale) =>
        `if ($uri ~ "^${base}/${locale}/") { set $site_not_found ${base}/${locale}/404/index.html; }`,
    ),
    'error_page 404 $site_not_found;',
    '# A folder without a page of its own.',
    'error_page 403 =404 $site_not_found;',
    '',
    `location ${base}/ { try_files $uri $uri/ =404; }`,
    `location ~ "^${base}/(_headers|_redirects|nginx\\.conf\\.snippet)$" { return 404; }`,
    '# The parts between slashes are letters that cannot lead to another host.',
    `location ~ "^(?<site_page>(?:/[\\w.-]+)*/)index\\.html$" {`,
    '  if ($request_uri ~ "/index\\.html(\\?|$)") { return 301 $site_page$is_args$args; }',
    '}',
    `location ~ "^(?<site_page>(?:/[\\w.-]+)*/(?!404\\.)[\\w.-]+)\\.html$" {`,
    '  if (-f $document_root$site_page/index.html) { return 301 $site_page/$is_args$args; }',
    '  try_files $uri =404;',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
