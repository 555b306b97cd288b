import { afterPaint } from '../../browser/after-paint';
import { on } from '../dom/events';
import {
  chooseColorMode,
  chosenColorMode,
  showStoredColorMode,
  watchColorMode,
  type ColorChoice,
} from './color-mode';
import { readStored, writeStored } from '../../browser/stored-value';

/**
 * Storage keys for the dismissed announcement and the hidden sidebar.
 * `src/inline-scripts/before-paint.js` reads both.
 */
const DISMISSED_KEY = 'announcement';
const SIDEBAR_KEY = 'sidebar';

/**
 * Handles the small controls on every page: announcement, sidebar, and color mode.
 */
export function listenToShell(): void {
  on('click', '[data-dismisses]', (button) => {
    document.documentElement.dataset['announcementDismissed'] = '';
    writeStored(DISMISSED_KEY, button.dataset['dismisses'] ?? '');
    document.querySelector<HTMLElement>('header a')?.focus();
  });
  on('click', '[data-sidebar-to]', (control) => {
    const hidden = control.dataset['sidebarTo'] === 'hidden';
    if (hidden) hideSidebar();
    else showSidebar(true);
    writeStored(SIDEBAR_KEY, hidden ? 'hidden' : null);
    if (control.matches('button'))
      document
        .querySelector<HTMLElement>(`button[data-sidebar-to="${hidden ? 'shown' : 'hidden'}"]`)
        ?.focus();
  });
  on('click', '[data-color-choice]', (button) =>
    chooseColorMode(button.dataset['colorChoice'] as ColorChoice),
  );
  watchColorMode(markColorChoice);
}

/** Marks the current color mode in all color mode switches. */
export function markColorChoice(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-color-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['colorChoice'] === chosenColorMode()));
}

/**
 * Applies preferences that changed after the page was prerendered, or while it was in the
 * back/forward cache.
 */
export function watchPreferences(): void {
  const follow = () => {
    showStoredColorMode();
    showSidebar(readStored(SIDEBAR_KEY) !== 'hidden');
    const { dataset } = document.documentElement;
    if (dataset['announcement'] && readStored(DISMISSED_KEY) === dataset['announcement'])
      dataset['announcementDismissed'] = '';
  };
  document.addEventListener('prerenderingchange', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/**
 * Hides the sidebar, and widens the text one frame later: laying out the text takes as long on a slow
 * phone as everything else together.
 */
function hideSidebar(): void {
  const { dataset } = document.documentElement;
  dataset['sidebar'] = 'hiding';
  afterPaint(() => {
    if (dataset['sidebar'] === 'hiding') showSidebar(false);
  });
}

function showSidebar(shown: boolean): void {
  if (shown) delete document.documentElement.dataset['sidebar'];
  else document.documentElement.dataset['sidebar'] = 'hidden';
}
