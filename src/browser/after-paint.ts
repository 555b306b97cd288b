/** Runs a function after the next paint, so that a costly step doesn't delay visible feedback. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => window.setTimeout(run, 0));
}

/** How long to wait before work that isn't urgent, in milliseconds. */
const PAUSE = 1000;

/**
 * Runs a function when the browser is idle, a second from now at the earliest. For work that only
 * makes later steps faster: a reader who has just opened the page is more likely to scroll.
 */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else run();
  }, PAUSE);
}
