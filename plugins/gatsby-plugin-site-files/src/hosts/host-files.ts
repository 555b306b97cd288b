import { FEEDBACK_PATH } from '../../../../src/model/docs/addresses';
import { MIN_LENGTH } from './compress-files';
import { CLOUDFLARE_WORKER } from './edge-functions';
import { CACHE_REVALIDATE, CACHE_FOREVER, type Header } from './security-headers';
import type { Redirect } from './redirects';

/** Everything that the hosts' configuration files depend on. */
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
  /** Whether pages have feedback buttons. Their requests need an empty response from the host. */
  asksForFeedback: boolean;
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
    '_worker.js': CLOUDFLARE_WORKER,
    '_routes.json': toCloudflareRoutes(rules),
    'nginx.conf.snippet': toNginx(rules),
    'nginx-redirects.conf.snippet': toNginxRedirects(rules),
  };
}

/**
 * Returns `_headers`, for Netlify and Cloudflare Pages. By default, both make browsers revalidate all
 * files, and only the files that never change need a caching rule. Cloudflare would merge two values of
 * one header.
 */
function toHeadersFile({ headers, hashedFiles, base }: HostRules): string {
  const rule = (path: string, lines: readonly Header[]) =>
    [base + path, ...lines.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
  const forever = [{ name: 'Cache-Control', value: CACHE_FOREVER }];
  return `${[rule('/*', headers), rule('/static/*', forever), rule('/versions.json', [SHARED]), rule('/page-list/*', [SHARED]), ...[...hashedFiles].sort().map((file) => rule(encodePath(`/${file}`), forever))].join('\n\n')}\n`;
}

/**
 * Returns `_redirects`, for Netlify and Cloudflare Pages. The last lines set a not-found page for each
 * language.
 */
function toRedirectsFile({ redirects, base, notFoundLocales }: HostRules): string {
  const lines = withAndWithoutSlash(redirects).map(
    ({ fromPath, toPath }) => `${encodePath(base + fromPath)} ${encodePath(base + toPath)} 301`,
  );
  const notFound = notFoundLocales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404/ 404`);
  return `${[...lines, ...notFound].join('\n')}\n`;
}

/** For Cloudflare Pages only. Files in these folders are served without running the worker. */
function toCloudflareRoutes({ base }: HostRules): string {
  const exclude = ['static', 'social'].map((folder) => `${base}/${folder}/*`);
  return `${JSON.stringify({ version: 1, include: [`${base}/*`], exclude })}\n`;
}

/**
 * Selects a page's Markdown copy if the client accepts Markdown and doesn't prefer HTML. Two
 * variables contain the quality values of both types from the Accept header, 0 to 1. nginx can't
 * compare numbers, so the last pattern finds the first digit that differs: HTML wins if its digit
 * is greater.
 */
function nginxNegotiation(base: string): string[] {
  const quality = (type: string, variable: string) => [
    `if ($http_accept ~* "(^|,) *${type} *(,|;|$)") { set $${variable} 1; }`,
    `if ($http_accept ~* "(^|,) *${type} *;[^,]*\\bq=([01](\\.[0-9]*)?)") { set $${variable} $2; }`,
  ];
  const greater = Array.from({ length: 9 }, (_, index) => `${index + 1}[.0-9]* \\1[0-${index}]`);
  return [
    '# Clients that prefer Markdown get the Markdown copy of a page.',
    'set $site_markdown 0;',
    'set $site_html 0;',
    ...quality('text/markdown', 'site_markdown'),
    ...quality('text/html', 'site_html'),
    'set $site_index index.md;',
    `if ($site_markdown ~ "^0[.0]*$") { set $site_index index.html; }`,
    'set $site_accept "$site_html ${site_markdown}000";',
    `if ($site_accept ~ "^([.0-9]*)(${greater.join('|')})") { set $site_index index.html; }`,
    'set $site_vary "";',
    `if ($uri ~ "^${base}/(.*/)?(index\\.(html|md))?$") { set $site_vary Accept; }`,
    'add_header Vary $site_vary always;',
    'index $site_index index.html;',
  ];
}

/** MIME types of text files, besides HTML. */
const TEXT_TYPES = 'text/css application/javascript application/json text/xml text/plain text/markdown';

/**
 * Serves the compressed copies that the build can write. nginx doesn't start if it finds an unknown
 * directive, and it includes neither the gzip_static nor the Brotli module by default.
 */
const NGINX_COMPRESSION = [
  '# With COMPRESS_FILES=true, the build writes compressed copies. If your nginx has no gzip_static module,',
  '# delete the next line: nginx then compresses each response.',
  'gzip_static on;',
  '# If it has ngx_brotli, whose copies are smaller, delete the "#" in the next line.',
  '# brotli_static on;',
  'gzip on;',
  'gzip_vary on;',
  `gzip_min_length ${MIN_LENGTH};`,
  `gzip_types ${TEXT_TYPES} image/svg+xml application/xml application/manifest+json;`,
];

/**
 * Returns lines for the nginx `server` block: headers, caching, clean paths, and not-found pages. No
 * `location` sets headers: nginx would then drop all inherited ones.
 */
function toNginx({ headers, base, notFoundLocales, asksForFeedback }: HostRules): string {
  const lines = [
    '# Include this in the server block that has the site as its root.',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    '',
    ...NGINX_COMPRESSION,
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
    ...nginxNegotiation(base),
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
    ...(asksForFeedback ? [`location = ${base}${FEEDBACK_PATH} { return 204; }`] : []),
    `location ${base}/ { try_files $uri $uri/ =404; }`,
    `location ~ "^${base}/(_headers|_redirects|_routes\\.json|_worker\\.js|nginx(-redirects)?\\.conf\\.snippet)$" { return 404; }`,
    `location ~ "^${base}/.*\\.md$" { types { } default_type text/markdown; try_files $uri =404; }`,
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

/**
 * Encodes a URL path like `encodeURI`, and also the characters that are placeholders, variables, or
 * separators in host files.
 */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[$'*:;?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Writes an nginx string. Its escapes are the same as in JSON. */
const quote = (text: string) => JSON.stringify(text);

function withAndWithoutSlash(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ fromPath, toPath }) => [
    { fromPath, toPath },
    { fromPath: fromPath.replace(/\/$/, ''), toPath },
  ]);
}
