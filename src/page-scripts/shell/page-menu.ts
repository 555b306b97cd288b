import { on } from '../dom/events';

/** Handles the page actions. Their code is loaded when the menu opens, because few visits need it. */
export function listenToPageMenu(): void {
  on(
    'toggle',
    'details[data-page-menu][open]',
    (menu) => void load().then(({ quoteSelection }) => quoteSelection(menu), ignore),
    { capture: true },
  );
  on('click', '[data-copies-page]', (button) => void load().then(({ copyPage }) => copyPage(button), ignore));
}

const load = () => import('./page-actions');

/** Ignores a failure to load a module, which is requested again with the next click. */
const ignore = (): void => undefined;
