/* global addEventListener, document, performance, requestAnimationFrame, URL, window */
/**
 * Functions that run in the measured page, so they can't use imports or other code in this module.
 */

/** Returns the result texts, to detect changes. */
export const textsOfResults = (selector) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent).join('\n');

/** Returns the visible results' paths in order. */
export const pathsOfResults = (selector) =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => new URL(each.href).pathname);

/**
 * Waits for a visible result after the next event, and sets `window.benchFound` to the duration in
 * ms and the time.
 */
export const timeToResult = ([selector, event]) => {
  window.benchFound = null;
  const isSeen = (each) => each.getClientRects().length > 0 && each.textContent.trim() !== '';
  const startClock = () => {
    const from = performance.now();
    const look = () => {
      const found = [...document.querySelectorAll(selector)].some(isSeen);
      if (found) window.benchFound = { ms: performance.now() - from, at: Date.now() };
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener(event, startClock, { capture: true, once: true });
};

/** Returns the result of `timeToResult`, or null if it is still waiting. */
export const foundAfter = () => window.benchFound;
