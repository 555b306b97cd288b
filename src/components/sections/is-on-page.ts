import { hashTarget } from '../../browser/hash-target';

/**
 * Checks whether the browser can scroll to a hash by itself, or whether the hash refers to no
 * element.
 *
 * @param hash - Hash with its `#`. If it can't be decoded, it is used as it is.
 */
export function isOnPage(hash: string): boolean {
  const raw = hash.slice(1);
  // The browser handles text fragments (#:~:text=) and #top.
  return raw === '' || raw === 'top' || raw.startsWith(':~:') || hashTarget(hash) !== null;
}
