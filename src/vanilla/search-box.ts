import './search-dialog.css';
import { describeDialog, openDialog } from './dialog';
import { element } from './element';
import { on } from './events';
import { SEARCH_ID } from '../model/search-dialog';
import { afterPaint } from './after-paint';
import { fetchFile } from './fetch-file';
import { pageFacts, pageLocale } from './page-facts';
import { searchPartPath } from '../model/addresses';
import { firstSearch } from './first-search';
import { isAppRunning, prefetchApp, restartApp } from './start-app';
import { text } from './texts';

const QUERY_KEY = 'search-kept';

/**
 * Starting the app blocks the page for a moment, so wait for a pause in typing, but not too long.
 * In milliseconds.
 */
const TYPING_PAUSE = 200;
const MAX_WAIT = 1500;

/**
 * Opens the search with a focused input, shows first results, and starts the app, which takes over.
 * Without results, text typed in the meantime stays in the input, and Enter submits the form to the
 * search page.
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
  keepQueryOnReload();
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    on(type, `[data-opens="${SEARCH_ID}"]`, prepareSearch, { passive: true });
}

const loadFirstSearch = () => import('../first-search/show-first-answers');

let names: Promise<string> | undefined;

/** Loads the index's names once, and again after a failure. They must match the deployed pages. */
function loadNames(): Promise<string> {
  names ??= fetchFile(pageFacts().base + searchPartPath(pageLocale(), 'names'), { cache: 'no-cache' }).then(
    (file) => file.text(),
  );
  names.catch(() => (names = undefined));
  return names;
}

/** Loads the code and data for first results, and then the app, which needs more time. */
function prepareSearch(): void {
  if (!isAppRunning()) void Promise.allSettled([loadFirstSearch(), loadNames()]).then(prefetchApp);
}

async function showFirstSearch(dialog: HTMLDialogElement): Promise<void> {
  const index = loadNames();
  const { showFirstAnswers } = await loadFirstSearch();
  // The app may be faster.
  if (!dialog.open || isAppRunning() || dialog.querySelector('[data-results]')?.hasChildNodes()) return;
  await showFirstAnswers(dialog, index);
  dialog.removeAttribute('aria-busy');
  await new Promise<void>(afterPaint);
}

/**
 * After a deployment, the app detects that the page is outdated and reloads it. This restores what
 * the reader has typed.
 */
function keepQueryOnReload(): void {
  const inputOf = (dialog: HTMLElement | null) => dialog?.querySelector('input');
  try {
    const query = sessionStorage.getItem(QUERY_KEY);
    sessionStorage.removeItem(QUERY_KEY);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const input = query !== null && load?.type === 'reload' ? inputOf(openDialog(SEARCH_ID)) : null;
    if (input) input.value = query ?? '';
    window.addEventListener('pagehide', () => {
      const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
      if (dialog?.open && !isAppRunning()) sessionStorage.setItem(QUERY_KEY, inputOf(dialog)?.value ?? '');
    });
  } catch {
    // Storage is blocked, so there is nothing to restore.
  }
}

/** Opens the search, or closes it if it is open. */
export function toggleSearch(): void {
  const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
  if (dialog?.open) dialog.close();
  else openDialog(SEARCH_ID);
}

function open(dialog: HTMLDialogElement): void {
  dialog.querySelector('input')?.focus();
  // The dialog's React part waits for this event.
  dialog.dispatchEvent(new Event('opened'));
  if (isAppRunning()) return;
  dialog.setAttribute('aria-busy', 'true');
  dialog.querySelector('[data-results]')?.replaceChildren();
  prepareSearch();
  // Without first results, the app reports what is wrong.
  const first = showFirstSearch(dialog).catch(() => undefined);
  const wait = new Promise((resolve) => window.setTimeout(resolve, MAX_WAIT));
  void Promise.all([pauseInTyping(dialog), Promise.race([first, wait])])
    .then(restartApp)
    .then(
      () => dialog.removeAttribute('aria-busy'),
      () => showFailure(dialog),
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
      if (performance.now() - openedAt > MAX_WAIT) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(end, TYPING_PAUSE);
    };
    let timer = window.setTimeout(end, TYPING_PAUSE);
    dialog.addEventListener('keydown', waitAgain);
  });
}

/** Empties the input for the next search. */
function clear(dialog: HTMLDialogElement): void {
  firstSearch()?.end();
  dialog.querySelector('form')?.reset();
}

function showFailure(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('aria-busy');
  if (firstSearch()?.finish()) return;
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
