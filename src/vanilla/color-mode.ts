import { readStored, writeStored } from './stored-value';

export type ColorMode = 'light' | 'dark';

/** What a reader can choose: a mode, or that of the system. */
export type ColorChoice = ColorMode | 'system';

/**
 * Where the mode is kept, and whether it follows the system. `src/app/inline/before-paint.js` reads both before the page is painted.
 */
const COLOR_MODE_KEY = 'theme';
const FOLLOWS_KEY = 'theme-follows';
const LIGHT_SYSTEM = '(prefers-color-scheme: light)';

/** The mode the page shows now. */
function shownColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** What the reader has chosen, or the site for them. */
export function chosenColorMode(): ColorChoice {
  return readStored(FOLLOWS_KEY) === 'system' ? 'system' : shownColorMode();
}

/** Shows a mode and remembers it; `system` shows that of the system from now on. */
export function chooseColorMode(choice: ColorChoice): void {
  const mode = choice === 'system' ? systemColorMode() : choice;
  writeStored(FOLLOWS_KEY, choice === 'system' ? 'system' : null);
  writeStored(COLOR_MODE_KEY, mode);
  showColorMode(mode);
}

/** Changes with the system while that is what the reader has chosen. Runs as long as the page does. */
export function followSystem(): void {
  window.matchMedia(LIGHT_SYSTEM).addEventListener('change', () => {
    if (chosenColorMode() === 'system') chooseColorMode('system');
  });
}

function systemColorMode(): ColorMode {
  return window.matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark';
}

const watchers = new Set<() => void>();

/**
 * Calls back when the mode changes, in this tab or in another one.
 *
 * @returns Stops watching.
 */
export function watchColorMode(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Follows the choice that is made in another tab. Runs as long as the page does. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY) showStoredColorMode();
  });
}

/** Shows the mode that the reader has chosen, if any. */
export function showStoredColorMode(): void {
  const stored = readStored(COLOR_MODE_KEY);
  if (stored === 'light' || stored === 'dark') showColorMode(stored);
}

/** Gives the bars of the browser the color of the page, as the mode shown now has it. */
export function colorBrowserBars(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim();
  if (color) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  colorBrowserBars();
  for (const notify of watchers) notify();
}
