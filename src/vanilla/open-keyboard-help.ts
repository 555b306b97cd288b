import { openDialog } from './dialog';
import { registeredShortcuts, setSingleKeys, singleKeysOn } from './shortcuts';
import { text } from './texts';

/** Loads the list of what keys do, and opens it. Without a network nothing opens; the next try asks again. */
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
