import { decodeUrl } from '../model/text';

/**
 * Lets Tab go on from the section that a navigation of the app has led to, as after a full load. The router has just put the focus on the page as
 * a whole, from where it would go on at the top.
 *
 * @param hash - Of the new address, with `#`; empty for a page.
 */
export function focusSection(hash: string): void {
  const section = hash && document.getElementById(decodeUrl(hash.slice(1)));
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}
