import { readStored, writeStored } from './stored-value';

/** What keys can do; the text of each is `keyboard.<id>`. */
export type ShortcutId = 'search' | 'help' | 'next' | 'previous';

export interface Shortcut {
  id: ShortcutId;
  /** Each does the same. `Mod` is Ctrl, or Command on a Mac: `['Mod+K', '/']`. */
  keys: readonly string[];
  run: () => void;
}

const SINGLE_KEYS = 'shortcuts.singleKeys';
const registered = new Map<ShortcutId, Shortcut>();
let singleKeys: boolean | undefined;

/**
 * Makes keys do something and lists them in the keyboard help. A second shortcut of the same id takes the place of the first.
 *
 * @returns Takes it away again.
 */
export function registerShortcut(shortcut: Shortcut): () => void {
  registered.set(shortcut.id, shortcut);
  return () => {
    if (registered.get(shortcut.id) === shortcut) registered.delete(shortcut.id);
  };
}

/** What is registered now, in the order of registration. */
export function registeredShortcuts(): readonly Shortcut[] {
  return [...registered.values()];
}

/**
 * Whether keys without Ctrl or Command count. A reader who dictates, or hits keys by chance, can switch them off (WCAG 2.1.4).
 */
export function singleKeysOn(): boolean {
  singleKeys ??= readStored(SINGLE_KEYS) !== 'off';
  return singleKeys;
}

/** Switches keys without Ctrl or Command on or off, and remembers it. */
export function setSingleKeys(on: boolean): void {
  singleKeys = on;
  writeStored(SINGLE_KEYS, on ? null : 'off');
}

/** Runs the shortcut of a key press; for one `keydown` listener of the document. */
export function handleShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const plain = !event.ctrlKey && !event.metaKey;
  if (plain && (!singleKeysOn() || isTyping(event.target) || document.querySelector('dialog[open]'))) return;
  const found = [...registered.values()].find(({ keys }) => keys.some((keyName) => matches(event, keyName)));
  if (!found) return;
  event.preventDefault();
  found.run();
}

function matches(event: KeyboardEvent, combination: string): boolean {
  const withMod = combination.startsWith('Mod+');
  const name = withMod ? combination.slice(4) : combination;
  if (event.altKey || withMod !== (event.ctrlKey || event.metaKey)) return false;
  if (!/^[a-z]$/i.test(name)) return event.key === name;
  // The place of the key counts for letters, so that they work in a Ukrainian keyboard layout too.
  return (
    !event.shiftKey &&
    (event.code === `Key${name.toUpperCase()}` || event.key.toLowerCase() === name.toLowerCase())
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !==
      null
  );
}
