import { focusElement } from '../../browser/focus-element';

/**
 * Shows an element that is in a closed `<details>` or a hidden tab, at any depth, and moves the
 * scroll position and the focus to it. Does nothing if the element is visible already, because the
 * browser has scrolled to it then, and the reader may have moved on.
 */
export function reveal(element: HTMLElement): void {
  let hasOpened = false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) parent.open = true;
    // Tabs listen for this event, which "find in page" triggers.
    else if (parent.matches('.tab[hidden]')) parent.dispatchEvent(new Event('beforematch'));
    else continue;
    hasOpened = true;
  }
  if (!hasOpened) return;
  element.scrollIntoView();
  focusElement(element);
}
