/* global addEventListener, document, performance, requestAnimationFrame, URL, window */
/** Functions that run in the page that is measured: each must stand alone, without anything imported or of this module. */

/** The texts of all results, to tell whether they still change. */
export const textsOfResults = (selector) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent).join('\n');

/** The paths that the results which are seen lead to, in their order. */
export const pathsOfResults = (selector) =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => new URL(each.href).pathname);

/** From the next event of a kind on, waits for a result that is seen, and leaves in `window.benchFound` the ms it took and when it was. */
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

/** What `timeToResult` found; null while there is no result. */
export const foundAfter = () => window.benchFound;
