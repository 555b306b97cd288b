import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '../../browser/stored-value';

/** Shortcut IDs. The text of each is `keyboard.<id>`. */
export type ShortcutId = 'search' | 'help' | 'next' | 'previous';

/**
 * The keys of each shortcut, in the order of the help. `Mod` is Ctrl, or Command on a Mac.
 */
export const SHORTCUT_KEYS: Readonly<Record<ShortcutId, readonly string[]>> = {
  search: ['Mod+K', '/'],
  next: ['n'],
  previous: ['p'],
  help: ['?'],
};

const SINGLE_KEYS_KEY = 'shortcuts.singleKeys';
let singleKeys: boolean | undefined;

/** What each shortcut of the page does. */
const actions = new Map<ShortcutId, () => void>();

/**
 * Runs a function when the reader presses a shortcut's keys.
 *
 * @param id - The shortcut.
 * @param run - The function.
 */
export function useShortcut(id: ShortcutId, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (actions.size === 0) document.addEventListener('keydown', handleShortcut);
    const action = () => latest.current();
    actions.set(id, action);
    return () => {
      if (actions.get(id) === action) actions.delete(id);
      if (actions.size === 0) document.removeEventListener('keydown', handleShortcut);
    };
  }, [id]);
}

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
function handleShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (isSingle && (!singleKeysOn() || isInputField(event.target) || document.querySelector('dialog[open]')))
    return;
  for (const [id, run] of actions) {
    if (!SHORTCUT_KEYS[id].some((keys) => matches(event, keys))) continue;
    event.preventDefault();
    run();
    return;
  }
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
