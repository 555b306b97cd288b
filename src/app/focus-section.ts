/**
 * Moves the focus to a section, so that Tab continues from there as after a full page load. The
 * page doesn't scroll. If there is no such section, the focus stays where it is.
 *
 * @param hash - URL hash, with `#`.
 */
export function focusSection(hash: string): void {
  const section = document.getElementById(idOf(hash));
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
