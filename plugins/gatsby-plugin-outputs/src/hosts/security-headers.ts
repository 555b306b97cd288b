/** A header of every answer. */
export interface Header {
  name: string;
  value: string;
}

interface PolicyInput {
  /** `'sha256-…'` sources of the inline scripts and styles. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Other origins that pages may ask for data. */
  connect: readonly string[];
}

/** How long a file whose name follows its content may be kept, and what holds for all others. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/** The headers of every answer: the one source of the host files, the nginx snippet and the README's table. */
export function securityHeaders({ scriptHashes, styleHashes, connect }: PolicyInput): Header[] {
  const policy = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes],
    ["style-src 'self'", ...styleHashes],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...connect],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-src 'none'"],
    ["frame-ancestors 'none'"],
  ];
  return [
    { name: 'Content-Security-Policy', value: policy.map((directive) => directive.join(' ')).join('; ') },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}

/** The table of the README. The hashes change with the site, so it names them only. */
export function toMarkdownTable(): string {
  const headers = securityHeaders({ scriptHashes: ["'sha256-…'"], styleHashes: ["'sha256-…'"], connect: [] });
  const rows = [
    ...headers.map(({ name, value }) => [name, value] as const),
    ['Cache-Control (files named after their content)', CACHE_FOREVER] as const,
    ['Cache-Control (everything else)', CACHE_REVALIDATE] as const,
  ];
  return [
    '| Header | Value |',
    '| --- | --- |',
    ...rows.map(([name, value]) => `| ${name} | \`${value}\` |`),
  ].join('\n');
}
