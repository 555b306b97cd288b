/**
 * Makes sure that a hash can be decoded. Gatsby decodes the URL hash when it scrolls, and a stray
 * percent sign would crash the whole app.
 *
 * @param hash - Hash with or without `#`.
 * @returns The same hash if it can be decoded, or else the hash with its stray percent signs
 *   encoded.
 */
export function safeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    const fixed = hash.replace(/%(?![0-9a-f]{2})/gi, '%25');
    try {
      decodeURIComponent(fixed);
      return fixed;
    } catch {
      return hash.replaceAll('%', '%25');
    }
  }
}
