import { useEffect, type RefObject } from 'react';

/**
 * Makes an open `<details>` behave like a menu: it closes on Escape, which gives the focus back to its summary, when one of its links is
 * followed and, where asked for, when the reader goes on elsewhere.
 */
export function useClosingDetails(
  disclosure: RefObject<HTMLDetailsElement | null>,
  { outside }: { outside: boolean },
): void {
  useEffect(() => {
    const details = disclosure.current;
    if (!details) return;
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      details.open = false;
    };
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        event.preventDefault();
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener('click', (event) => (event.target as Element).closest('a') && close(), {
      signal,
    });
    const closeOutside = (event: Event) => {
      if (!details.contains(event.target as Node)) close();
    };
    if (outside)
      for (const type of ['pointerdown', 'focusin'])
        document.addEventListener(type, closeOutside, { signal });
    return () => stop.abort();
  }, [disclosure, outside]);
}
