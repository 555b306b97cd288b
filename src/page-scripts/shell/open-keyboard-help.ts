import { openDialog } from '../dom/dialog';
import { setSingleKeys, singleKeysOn, type Shortcut } from './shortcuts';
import { pageLocale } from '../dom/page-settings';

/**
 * Loads and opens the dialog with all keyboard shortcuts. If loading fails, pressing the key again
 * retries.
 */
export function openKeyboardHelp(shortcuts: readonly Shortcut[]): void {
  import('./keyboard-help').then(
    ({ showKeyboardHelp }) =>
      showKeyboardHelp({
        shortcuts,
        singleKeys: singleKeysOn(),
        setSingleKeys,
        language: pageLocale(),
        openDialog,
      }),
    () => undefined,
  );
}
