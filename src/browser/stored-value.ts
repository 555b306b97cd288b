/**
 * Reads a value from local storage.
 *
 * @param key - Storage key.
 * @returns Null when there is no such value or storage is blocked.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value in local storage, or removes it. If storage is blocked, this does nothing, and the
 * setting applies to the current page only.
 *
 * @param key - Storage key.
 * @param value - The value, or null to remove it.
 */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Readers need no message when storage is blocked or full.
  }
}
