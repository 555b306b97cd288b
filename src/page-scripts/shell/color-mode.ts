import { readStored, writeStored } from '../../browser/stored-value';

export type ColorMode = 'light' | 'dark';

/** A color mode, or `system` to follow the operating system. */
export type ColorChoice = ColorMode | 'system';

/**
 * Storage keys for the color mode and for following the system. `src/inline-scripts/before-paint.js`
 * reads both before the first paint.
 */
const COLOR_MODE_KEY = 'theme';
const FOLLOW_SYSTEM_KEY = 'theme-follows';
const PREFERS_LIGHT = '(prefers-color-scheme: light)';

function shownColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Returns the color mode that the reader chose, or the mode that is shown if there is no choice. */
export function chosenColorMode(): ColorChoice {
  return readStored(FOLLOW_SYSTEM_KEY) === 'system' ? 'system' : shownColorMode();
}

/**
 * Shows a color mode and stores it. `system` also follows later changes in the operating system.
 */
export function chooseColorMode(choice: ColorChoice): void {
  const mode = choice === 'system' ? systemColorMode() : choice;
  writeStored(FOLLOW_SYSTEM_KEY, choice === 'system' ? 'system' : null);
  writeStored(COLOR_MODE_KEY, mode);
  showColorMode(mode);
}

/** Applies system color mode changes while the reader's choice is `system`. */
export function followSystem(): void {
  window.matchMedia(PREFERS_LIGHT).addEventListener('change', () => {
    if (chosenColorMode() === 'system') chooseColorMode('system');
  });
}

function systemColorMode(): ColorMode {
  return window.matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
}

const watchers = new Set<() => void>();

/**
 * Calls a function whenever the color mode changes, in this tab or in another one.
 *
 * @returns A function that stops watching.
 */
export function watchColorMode(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Applies a color mode that the reader chooses in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY || key === FOLLOW_SYSTEM_KEY) showStoredColorMode();
  });
}

/** Shows the stored color mode, if any. */
export function showStoredColorMode(): void {
  const stored = readStored(COLOR_MODE_KEY);
  if (stored === 'light' || stored === 'dark') showColorMode(stored);
}

/** Sets the browser's toolbar color to the page's background color. */
export function colorBrowserBars(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim();
  if (color) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  colorBrowserBars();
  for (const notify of watchers) notify();
}
