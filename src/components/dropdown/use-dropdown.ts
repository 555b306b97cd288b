import { useEffect, type RefObject } from 'react';

/** What closes an open `<details>`, besides its summary. */
interface Options {
  /** Whether a click or focus elsewhere closes it. Escape and a link in it always do. */
  onLeave: boolean;
}

/**
 * Makes an open `<details>` behave like a menu. It closes on Escape, which moves the focus back to its
 * summary, and when a link in it is followed.
 */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>, { onLeave }: Options): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const stop = new AbortController();
    const { signal } = stop;
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        event.preventDefault();
        details.open = false;
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) details.open = false;
      },
      { signal },
    );
    if (onLeave)
      for (const type of ['pointerdown', 'focusin'] as const)
        document.addEventListener(
          type,
          ({ target }) => {
            if (details.open && !details.contains(target as Node)) details.open = false;
          },
          { signal },
        );
    return () => stop.abort();
  }, [ref, onLeave]);
}
