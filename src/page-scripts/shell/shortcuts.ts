import { readStored, writeStored } from '../../browser/stored-value';

/** Shortcut IDs. The text of each is `keyboard.<id>`. */
export type ShortcutId = 'search' | 'help' | 'next' | 'previous';

export interface Shortcut {
  id: ShortcutId;
  /**
   * Key combinations, each of which runs the shortcut. `Mod` is Ctrl, or Command on a Mac:
   * `['Mod+K', '/']`.
   */
  keys: readonly string[];
  run: () => void;
}

const SINGLE_KEYS_KEY = 'shortcuts.singleKeys';
let singleKeys: boolean | undefined;

/**
 * Checks whether shortcuts without Ctrl or Command are on. Readers who dictate or often hit keys by
 * accident can turn them off (WCAG 2.1.4).
 */
export function singleKeysOn(): boolean {
  singleKeys ??= readStored(SINGLE_KEYS_KEY) !== 'off';
  return singleKeys;
}

/** Turns shortcuts without Ctrl or Command on or off, and stores the choice. */
export function setSingleKeys(on: boolean): void {
  singleKeys = on;
  writeStored(SINGLE_KEYS_KEY, on ? null : 'off');
}

/** Runs the shortcut for a key press, if there is one. */
export function handleShortcut(event: KeyboardEvent, shortcuts: readonly Shortcut[]): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const plain = !event.ctrlKey && !event.metaKey;
  if (plain && (!singleKeysOn() || isInputField(event.target) || document.querySelector('dialog[open]')))
    return;
  const shortcut = shortcuts.find(({ keys }) => keys.some((keyName) => matches(event, keyName)));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

function matches(event: KeyboardEvent, combination: string): boolean {
  const withMod = combination.startsWith('Mod+');
  const name = withMod ? combination.slice(4) : combination;
  if (event.altKey || withMod !== (event.ctrlKey || event.metaKey)) return false;
  if (!/^[a-z]$/i.test(name)) return event.key === name;
  // Letters match by their position on the keyboard, so that they also work in a Ukrainian layout.
  return (
    !event.shiftKey &&
    (event.code === `Key${name.toUpperCase()}` || event.key.toLowerCase() === name.toLowerCase())
  );
}

function isInputField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !==
      null
  );
}
