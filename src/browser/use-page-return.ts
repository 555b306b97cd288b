import { useEffect } from 'react';

/**
 * Runs a function when a page is shown that was prerendered, or in the back/forward cache. The reader
 * may have changed their preferences on another page meanwhile.
 *
 * @param run - The function. Must be the same in each render.
 */
export function usePageReturn(run: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('prerenderingchange', run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    return () => stop.abort();
  }, [run]);
}
