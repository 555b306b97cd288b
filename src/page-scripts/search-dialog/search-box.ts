import './search-dialog.css';
import { describeDialog, openDialog } from '../dom/dialog';
import { element } from '../dom/element';
import { on } from '../dom/events';
import { SEARCH_ID } from '../../model/search-dialog';
import { pageSettings, pageLocale, savesData } from '../dom/page-settings';
import { searchPartPath } from '../../model/addresses';
const isAppRunning = () => false;
import { text } from '../dom/texts';

const QUERY_KEY = 'search-kept';

/**
 * Opens the search with a focused input, and loads the code that shows results. Text typed in the
 * meantime stays in the input, and Enter submits the form to the search page.
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
  if (savesData()) return;
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    on(type, `[data-opens="${SEARCH_ID}"]`, prepareSearch, { passive: true });
}

const loadDialog = () => import('./show-search');
const ignore = (): void => undefined;

/** The request for the index's names, sent while the dialog's code is loading. */
const earlyRequests = new Map<string, Promise<Response>>();
let isPrepared = false;
/** Removes the results. */
let end: (() => void) | undefined;

/** Loads the code and data for first results. */
function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  const url = pageSettings().base + searchPartPath(pageLocale(), 'names');
  // The index must match the deployed pages.
  const request = fetch(url, { cache: 'no-cache' });
  request.catch(ignore);
  earlyRequests.set(url, request);
  loadDialog().catch(ignore);
}

const fetchPart: typeof fetch = (url, options) => {
  const request = earlyRequests.get(String(url));
  earlyRequests.delete(String(url));
  return request ?? fetch(url, options);
};

/**
 * Saves the typed query when the page is left with an open dialog, and restores both after a reload. The
 * app reloads a page that a deployment has made outdated.
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
  dialog.setAttribute('aria-busy', 'true');
  dialog.querySelector('[data-results]')?.replaceChildren();
  prepareSearch();
  void loadDialog()
    .then(
      ({ showSearch }) => {
        if (dialog.open) end ??= showSearch(dialog, fetchPart);
      },
      () => showFailure(dialog),
    )
    .finally(() => dialog.removeAttribute('aria-busy'));
}

/** Empties the input for the next search. */
function clear(dialog: HTMLDialogElement): void {
  end?.();
  end = undefined;
  dialog.querySelector('form')?.reset();
}

function showFailure(dialog: HTMLDialogElement): void {
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
