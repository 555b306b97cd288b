/**
 * Hides a bar with `data-hides-on-scroll` when the reader scrolls down. It reappears when they
 * scroll up or move the focus into it.
 */
export function hideNavbarOnScroll(): void {
  const bar = () => document.querySelector<HTMLElement>('[data-hides-on-scroll]');
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const element = bar();
      const isDown = window.scrollY > last && window.scrollY > (element?.offsetHeight ?? 0);
      element?.toggleAttribute('data-hidden', isDown && !element.contains(document.activeElement));
      last = window.scrollY;
    },
    { passive: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    if (bar()?.contains(target as Node)) bar()?.removeAttribute('data-hidden');
  });
}
