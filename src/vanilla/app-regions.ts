import { on } from './events';
import { isAppRunning, startApp } from './start-app';

/**
 * Starts the app for regions of a page that only it can answer, which have `data-app`: `now` starts it with the page, `query` where the
 * address has a query, anything else when the reader uses the region. A click is done again once the app is there, and it hears of what was
 * typed until then.
 */
export function listenToAppRegions(): void {
  const start = () => void startApp().then(tellInputs, () => undefined);
  on('focusin', '[data-app]', start);
  on(
    'click',
    '[data-app] button[type="button"]',
    (button, event) => {
      if (isAppRunning()) return;
      event.preventDefault();
      void startApp().then(
        () => button.click(),
        () => undefined,
      );
    },
    { capture: true },
  );
  // For whoever needs the app for another reason.
  document.addEventListener('app:start', start);
  const hasQuery = /[?&](q|kind)=/.test(window.location.search);
  if (document.querySelector(hasQuery ? '[data-app="now"], [data-app="query"]' : '[data-app="now"]')) start();
}

function tellInputs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-app] input'))
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event('input', { bubbles: true }));
}
