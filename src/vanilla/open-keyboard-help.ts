import { openDialog } from './dialog';
import { registeredShortcuts, setSingleKeys, singleKeysOn } from './shortcuts';
import { text } from './texts';

/**
 * Loads and opens the dialog with all keyboard shortcuts. If loading fails, pressing the key again
 * retries.
 */
export function openKeyboardHelp(): void {
  import('./keyboard-help').then(
    ({ showKeyboardHelp }) =>
      showKeyboardHelp({
        shortcuts: registeredShortcuts(),
        singleKeys: singleKeysOn(),
        setSingleKeys,
        text,
        openDialog,
      }),
    () => undefined,
  );
}
