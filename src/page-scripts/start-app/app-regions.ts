import { on } from '../dom/events';
import { isAppRunning, startApp } from './start-app';

/**
 * Starts the React app for page regions that need it, marked with `data-app`. With `now`, the app
 * starts with the page; with `query`, when the URL has a query; otherwise, when the reader uses the
 * region. A click that started the app is repeated once the app runs.
 */
export function listenToAppRegions(): void {
  const start = () => void startApp().then(dispatchTypedText, () => undefined);
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
  // Tests and benchmarks start the app with this event.
  document.addEventListener('app:start', start);
  const hasQuery = /[?&](q|kind)=/.test(window.location.search);
  if (document.querySelector(hasQuery ? '[data-app="now"], [data-app="query"]' : '[data-app="now"]')) start();
}

function dispatchTypedText(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-app] input'))
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event('input', { bubbles: true }));
}
