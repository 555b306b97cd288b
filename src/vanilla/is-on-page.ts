import { decodeUrl } from '../model/text';

/**
 * Whether the browser finds what a hash leads to, or it leads to no element of the document.
 *
 * @param hash - With its `#`; one that cannot be decoded is taken as text.
 */
export function isOnPage(hash: string): boolean {
  const raw = hash.slice(1);
  // A text fragment (#:~:text=) and #top are the browser's own.
  if (raw === '' || raw === 'top' || raw.startsWith(':~:')) return true;
  return (document.getElementById(raw) ?? document.getElementById(decodeUrl(raw))) !== null;
}
