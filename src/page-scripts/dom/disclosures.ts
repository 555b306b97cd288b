import { on } from './events';

/**
 * Makes an open `<details data-closes-on>` behave like a menu. It closes on Escape, which moves the
 * focus back to its summary, and when a link in it is followed. With `data-closes-on="leave"`, it
 * also closes on a click or focus elsewhere.
 */
export function listenToDisclosures(): void {
  on('keydown', 'details[data-closes-on][open]', (details, event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    details.removeAttribute('open');
    details.querySelector('summary')?.focus();
  });
  on('click', 'details[data-closes-on] a', (link) => link.closest('details')?.removeAttribute('open'));
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      for (const details of document.querySelectorAll('details[data-closes-on="leave"][open]'))
        if (!details.contains(target as Node)) details.removeAttribute('open');
    });
}
