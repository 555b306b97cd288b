/**
 * Lets Gatsby restore the scroll position when the reader goes back or forward in the app. The
 * browser would scroll before the other page is shown, and Gatsby would store that as the position
 * on the current page. For full page loads, where the app starts late, the browser restores it.
 */
export function restoreScrollInApp(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set('manual')();
  window.addEventListener('pagehide', set('auto'));
  window.addEventListener('pageshow', set('manual'));
}
