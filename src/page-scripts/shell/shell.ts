import { defaultLocale } from '../../locales/locales';
import { afterPaint } from '../../browser/after-paint';
import { currentHeading } from '../../components/toc/current-heading';
import { on } from '../dom/events';
import { hashTarget } from '../sections/hash-target';
import {
  chooseColorMode,
  chosenColorMode,
  showStoredColorMode,
  watchColorMode,
  type ColorChoice,
} from './color-mode';
import { pageLocale } from '../dom/page-settings';
import { readStored, writeStored } from '../../browser/stored-value';
import { text } from '../dom/texts';

/**
 * Storage keys for the dismissed announcement and the hidden sidebar.
 * `src/inline-scripts/before-paint.js` reads both.
 */
const DISMISSED_KEY = 'announcement';
const SIDEBAR_KEY = 'sidebar';
/** Storage key for the language that the reader chose, or kept when another one was offered. */
const LANGUAGE_KEY = 'language';

/**
 * Handles the small controls on every page: announcement, sidebar, color mode, and language links.
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
  // Static HTML can't include the query and hash. All languages share both, and the heading IDs
  // too.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    on(type, 'a[data-language]', (link) => {
      if (type === 'click') writeStored(LANGUAGE_KEY, link.lang);
      const { search, hash } = window.location;
      const url = new URL((link as HTMLAnchorElement).href);
      const heading = currentHeading();
      const section = isInView(hash) ? hash : heading === null ? '' : `#${encodeURIComponent(heading)}`;
      link.setAttribute('href', url.pathname + search + section);
    });
}

/** Offers a reader of the default language the page in the browser's language, unless they chose one. */
export function offerOtherLanguage(): void {
  if (pageLocale() !== defaultLocale || navigator.language.startsWith(defaultLocale)) return;
  import('./offer-language').then(
    ({ offerLanguage }) => offerLanguage(text, LANGUAGE_KEY),
    () => undefined,
  );
}

/** Checks whether a hash's target is in the window. The reader may have scrolled away from it. */
function isInView(hash: string): boolean {
  const { top = -1 } = hashTarget(hash)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
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
