/**
 * Puts the focus on a section, so that Tab goes on from there, as after a full load; from the page as a whole it would go on at the top.
 *
 * @param hash - Of the address, with `#`; empty for a page.
 * @returns Whether there is such a section.
 */
export function focusSection(hash: string): boolean {
  const section = document.getElementById(idOf(hash));
  if (!section) return false;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  return true;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
