import { afterPaint } from './after-paint';
import { passedHeading } from './current-heading';
import { on } from './events';
import { openKeyboardHelp } from './open-keyboard-help';
import {
  chooseColorMode,
  chosenColorMode,
  showStoredColorMode,
  watchColorMode,
  type ColorChoice,
} from './color-mode';
import { readStored, writeStored } from './stored-value';

/** Where the dismissed announcement and the hidden sidebar are kept. `src/app/inline/before-paint.js` reads both. */
const DISMISSED_KEY = 'announcement';
const SIDEBAR_KEY = 'sidebar';

/** The small controls of every page: announcement, sidebar, color mode, language links and the list of keys. */
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
  on('click', '[data-opens-keys]', openKeyboardHelp);
  // The static HTML cannot know query and hash of the address; the languages share both, and the ids of headings too.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    on(type, 'a[data-language]', (link) => {
      const { search, hash } = window.location;
      const url = new URL((link as HTMLAnchorElement).href);
      const heading = passedHeading();
      link.setAttribute(
        'href',
        url.pathname + search + (hash || (heading === null ? '' : `#${encodeURIComponent(heading)}`)),
      );
    });
}

/** Shows in every switch of the color mode which choice holds. */
export function markColorChoice(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-color-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['colorChoice'] === chosenColorMode()));
}

/** Shows what the reader has chosen since the page was made ready ahead, or since they left it for the one they come back from. */
export function followLateChoices(): void {
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

/** The text takes the room of the sidebar one frame later: to lay it out takes a slow phone as long as all else together. */
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
