import './search-dialog.css';
import { describeDialog, openDialog } from './dialog';
import { element } from './element';
import { on } from './events';
import { SEARCH_ID } from '../model/search-id';
import { isAppRunning, prefetchApp, startApp } from './start-app';
import { text } from './texts';

const KEPT_KEY = 'search-kept';

/** The app takes the processor for a moment, so it waits for a pause in typing, but not forever. In milliseconds. */
const PAUSE = 200;
const LONGEST_WAIT = 1500;

/**
 * Opens the search with the focus in its box at once, and starts the app, which shows results. What is typed meanwhile stays in the box.
 * Enter before the app is there submits the form to the search page.
 */
export function listenToSearch(): void {
  describeDialog(SEARCH_ID, { onOpen: open, onClose: clear });
  on('click', '[data-clears]', (button) => {
    const input = button.closest('form')?.querySelector('input');
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  });
  keepOverReload();
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    on(type, `[data-opens="${SEARCH_ID}"]`, prefetchApp, { passive: true });
}

/** After a deploy the app finds that its page is of another build, and loads it again: what was typed is still there then. */
function keepOverReload(): void {
  const inputOf = (dialog: HTMLElement | null) => dialog?.querySelector('input');
  try {
    const kept = sessionStorage.getItem(KEPT_KEY);
    sessionStorage.removeItem(KEPT_KEY);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const input = kept !== null && load?.type === 'reload' ? inputOf(openDialog(SEARCH_ID)) : null;
    if (input) input.value = kept ?? '';
    window.addEventListener('pagehide', () => {
      const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
      if (dialog?.open && !isAppRunning()) sessionStorage.setItem(KEPT_KEY, inputOf(dialog)?.value ?? '');
    });
  } catch {
    // Storage is blocked.
  }
}

/** Opens the search, or closes it when it is open. */
export function toggleSearch(): void {
  const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
  if (dialog?.open) dialog.close();
  else openDialog(SEARCH_ID);
}

function open(dialog: HTMLDialogElement): void {
  dialog.querySelector('input')?.focus();
  // The app's part of the dialog waits for this.
  dialog.dispatchEvent(new Event('opened'));
  if (isAppRunning()) return;
  dialog.setAttribute('aria-busy', 'true');
  dialog.querySelector('[data-results]')?.replaceChildren();
  prefetchApp();
  void pauseInTyping(dialog)
    .then(startApp)
    .then(
      () => dialog.removeAttribute('aria-busy'),
      () => fail(dialog),
    );
}

function pauseInTyping(dialog: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const openedAt = performance.now();
    const end = (): void => {
      dialog.removeEventListener('keydown', waitAgain);
      resolve();
    };
    const waitAgain = (): void => {
      if (performance.now() - openedAt > LONGEST_WAIT) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(end, PAUSE);
    };
    let timer = window.setTimeout(end, PAUSE);
    dialog.addEventListener('keydown', waitAgain);
  });
}

/** The next search begins with an empty box. */
function clear(dialog: HTMLDialogElement): void {
  dialog.querySelector('form')?.reset();
}

function fail(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('aria-busy');
  const page = dialog.querySelector('form')?.getAttribute('action');
  dialog
    .querySelector('[data-results]')
    ?.replaceChildren(
      element(
        'div',
        { class: 'search-failure', role: 'alert' },
        element('p', {}, element('strong', {}, text('search.failed'))),
        element('p', {}, text('search.failed.hint')),
        element('p', {}, element('a', { href: page }, text('search.browse'))),
      ),
    );
}
