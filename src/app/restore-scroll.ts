/**
 * Leaves it to Gatsby to bring the reader back to where they were when they go back or forward within the app. The browser would scroll
 * before the other page is there, and Gatsby would take that for the place the reader left the shown page at. Full loads, where the app
 * comes late, stay with the browser.
 */
export function restoreScrollInApp(): void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  set('manual')();
  window.addEventListener('pagehide', set('auto'));
  window.addEventListener('pageshow', set('manual'));
}
