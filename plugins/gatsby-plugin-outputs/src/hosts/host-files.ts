import { CACHE_REVALIDATE, CACHE_FOREVER, type Header } from './security-headers';
import type { Redirect } from './redirects';

/** What a host needs to serve the site. */
export interface HostRules {
  /** Path prefix, without a trailing slash. */
  base: string;
  /** Headers for every response. */
  headers: readonly Header[];
  /** Files in the site root whose names contain a content hash, as matched by `HASHED_FILE`. */
  hashedFiles: readonly string[];
  redirects: readonly Redirect[];
  /** Locales with their own not-found page at `/<locale>/404/`. */
  notFoundLocales: readonly string[];
}

/** Matches files in the site root whose names contain a content hash. */
export const HASHED_FILE = /[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Allows older deployments on other hosts to load the version list and the page lists. */
const SHARED: Header = { name: 'Access-Control-Allow-Origin', value: '*' };

/** Returns the configuration files for the supported hosts, by file name. */
export function createHostFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(rules),
    'nginx.conf.snippet': toNginx(rules),
    'nginx-redirects.conf.snippet': toNginxRedirects(rules),
  };
}

/**
 * For Netlify and Cloudflare Pages. By default, both make browsers revalidate all files, so only
 * the files that never change are listed. Cloudflare would merge two values of one header.
 */
function toHeadersFile({ headers, hashedFiles, base }: HostRules): string {
  const rule = (path: string, lines: readonly Header[]) =>
    [base + path, ...lines.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
  const forever = [{ name: 'Cache-Control', value: CACHE_FOREVER }];
  return `${[rule('/*', headers), rule('/static/*', forever), rule('/versions.json', [SHARED]), rule('/page-list/*', [SHARED]), ...[...hashedFiles].sort().map((file) => rule(encodePath(`/${file}`), forever))].join('\n\n')}\n`;
}

/** For Netlify and Cloudflare Pages. The last lines set a not-found page for each language. */
function toRedirectsFile({ redirects, base, notFoundLocales }: HostRules): string {
  const lines = withAndWithoutSlash(redirects).map(
    ({ fromPath, toPath }) => `${encodePath(base + fromPath)} ${encodePath(base + toPath)} 301`,
  );
  const notFound = notFoundLocales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404/ 404`);
  return `${[...lines, ...notFound].join('\n')}\n`;
}

/**
 * Lines for the nginx `server` block: headers, caching, clean paths, and not-found pages. No
 * `location` sets headers, because nginx would then drop all inherited ones.
 */
function toNginx({ headers, base, notFoundLocales }: HostRules): string {
  const lines = [
    '# Include this in the server block that has the site as its root.',
    'index index.html;',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css application/javascript application/json text/xml text/plain text/markdown;',
    '',
    `set $site_cache "${CACHE_REVALIDATE}";`,
    `if ($uri ~ "^${base}/(static/|[^/]+${HASHED_FILE.source})") { set $site_cache "${CACHE_FOREVER}"; }`,
    ...headers.map(({ name, value }) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $site_cache always;',
    '# nginx sends no header whose value is empty.',
    'set $site_shared "";',
    `if ($uri ~ "^${base}/(versions\\.json$|page-list/)") { set $site_shared "${SHARED.value}"; }`,
    `add_header ${SHARED.name} $site_shared;`,
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
    `location ~ "^${base}/(_headers|_redirects|nginx(-redirects)?\\.conf\\.snippet)$" { return 404; }`,
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

/** Redirects for the nginx `server` block. */
function toNginxRedirects({ redirects, base }: HostRules): string {
  const lines = withAndWithoutSlash(redirects).map(
    ({ fromPath, toPath }) =>
      `location = ${quote(base + fromPath)} { return 301 ${encodePath(base + toPath)}$is_args$args; }`,
  );
  return `${['# Include this in the server block that has the site as its root.', ...lines].join('\n')}\n`;
}

/** Also encodes the characters that are placeholders, variables or separators in host files. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[$'*:;?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Writes an nginx string, whose escapes are those of JSON. */
const quote = (text: string) => JSON.stringify(text);

function withAndWithoutSlash(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ fromPath, toPath }) => [
    { fromPath, toPath },
    { fromPath: fromPath.replace(/\/$/, ''), toPath },
  ]);
}
