import { readStored, writeStored } from './stored-value';

export type ColorMode = 'light' | 'dark';

/** Where the mode is kept. `src/app/inline/before-paint.js` reads it before the page is painted. */
export const COLOR_MODE_KEY = 'theme';

/** The mode the page shows now. */
export function shownColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Shows a mode and remembers it. */
export function chooseColorMode(mode: ColorMode): void {
  showColorMode(mode);
  writeStored(COLOR_MODE_KEY, mode);
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
