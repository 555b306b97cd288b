/** Reads a value that this site keeps in the browser. Null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in the browser, or removes it when null. Does nothing where storage is blocked: the setting then holds for this page view. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage is no reason to bother the reader.
  }
}
