/**
 * Moves the focus to an element, even if it isn't focusable, such as a heading, so that Tab
 * continues from there. The page doesn't scroll.
 */
export function focusElement(element: HTMLElement): void {
  if (!element.matches('[tabindex], a[href], button, input, summary')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Moves the focus to the page's content, for a control that disappears when it is used. */
export function focusContent(): void {
  document.getElementById('site:content')?.focus({ preventScroll: true });
}
