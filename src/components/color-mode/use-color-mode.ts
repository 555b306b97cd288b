import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../../browser/after-paint';
import { readStored, writeStored } from '../../browser/stored-value';
import { usePageReturn } from '../../browser/use-page-return';

type ColorMode = 'light' | 'dark';

/** A color mode, or `system` to follow the operating system. */
export type ColorChoice = ColorMode | 'system';

/**
 * Storage keys for the color mode and for following the system. `src/inline-scripts/before-paint.js`
 * reads both before the first paint.
 */
const COLOR_MODE_KEY = 'theme';
const FOLLOW_SYSTEM_KEY = 'theme-follows';
const PREFERS_LIGHT = '(prefers-color-scheme: light)';

const watchers = new Set<() => void>();

/**
 * Returns the color mode that the reader chose, or the mode that is shown if there is no choice.
 *
 * @param defaultMode - The mode in static HTML.
 */
export function useColorChoice(defaultMode: ColorMode): ColorChoice {
  return useSyncExternalStore(watchColorMode, colorChoice, () => defaultMode);
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

/**
 * Follows the choice in other tabs, and the operating system if the reader chose that. Also sets the color
 * of the browser's bars.
 */
export function useColorMode(): void {
  usePageReturn(showStoredColorMode);
  useEffect(() => {
    const system = window.matchMedia(PREFERS_LIGHT);
    const stop = new AbortController();
    const { signal } = stop;
    const followSystem = () => {
      if (colorChoice() === 'system') chooseColorMode('system');
    };
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === COLOR_MODE_KEY || key === FOLLOW_SYSTEM_KEY) showStoredColorMode();
    };
    system.addEventListener('change', followSystem, { signal });
    window.addEventListener('storage', followOtherTabs, { signal });
    // Before the paint, the browser would have to compute the color right away.
    afterPaint(colorBrowserBars);
    return () => stop.abort();
  }, []);
}

function watchColorMode(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function colorChoice(): ColorChoice {
  if (readStored(FOLLOW_SYSTEM_KEY) === 'system') return 'system';
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function systemColorMode(): ColorMode {
  return window.matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
}

function showStoredColorMode(): void {
  const stored = readStored(COLOR_MODE_KEY);
  if (stored === 'light' || stored === 'dark') showColorMode(stored);
}

function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  colorBrowserBars();
  for (const notify of [...watchers]) notify();
}

/** Sets the browser's toolbar color to the page's background color. */
function colorBrowserBars(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim();
  if (color) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
