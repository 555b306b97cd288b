import { useEffect, type RefObject } from 'react';
import type { Card } from './find-card';

/** Loads the code for interactive samples. */
export const loadSampleNames = () => import(/* webpackChunkName: "sample-names" */ './sample-names');

/**
 * Makes the names in an article's samples interactive once the reader points at or focuses a sample.
 *
 * @param article - Contains the samples.
 * @param nameCards - Receives the cards of the names.
 */
export function useSampleNames(
  article: RefObject<HTMLElement | null>,
  nameCards: WeakMap<Element, Card>,
): void {
  useEffect(() => {
    const root = article.current;
    if (!root) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    let pointed: MouseEvent | undefined;
    for (const type of ['pointermove', 'click'] as const)
      root.addEventListener(type, (event) => (pointed = event), options);
    for (const type of ['pointerover', 'focusin'] as const)
      root.addEventListener(
        type,
        ({ target }) => {
          const figure =
            target instanceof Element ? target.closest<HTMLElement>('figure[data-sample]') : null;
          if (!figure) return;
          pointed = undefined;
          // Links in a sample work without it.
          loadSampleNames()
            .then(({ prepareSample }) => prepareSample(figure, nameCards, () => pointed))
            .catch(() => undefined);
        },
        options,
      );
    return () => stop.abort();
  }, [article, nameCards]);
}
