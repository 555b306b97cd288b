import { useColorMode } from './use-color-mode';

/** Keeps the page in the reader's color mode, on sites without a switch too. */
export function ColorMode() {
  useColorMode();
  return null;
}
