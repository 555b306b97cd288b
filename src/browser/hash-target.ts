import { decodeUrl } from '../model/text/text';

/**
 * Finds the element that a hash refers to, as the browser does.
 *
 * @param hash - Hash with its `#`. If it can't be decoded, it is used as it is.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  return document.getElementById(raw) ?? document.getElementById(decodeUrl(raw));
}
