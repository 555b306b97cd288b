/** A response header. */
export interface Header {
  name: string;
  value: string;
}

interface PolicyInput {
  /** `'sha256-…'` hashes for inline scripts and styles. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Other origins that pages may load data from. */
  connect: readonly string[];
}

/** Cache rules for files whose names contain a content hash, and for all others. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Returns the headers for every response. The host files and the nginx snippet contain them, and the
 * README lists them.
 */
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
