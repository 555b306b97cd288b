import { on } from '../dom/events';

const SAMPLE = 'figure[data-sample]';

const load = () => import('./sample-names');

/** Loads the code for interactive samples when the reader points at or focuses the first sample. */
export function listenToSamples(): void {
  let pointed: MouseEvent | undefined;
  for (const type of ['pointermove', 'click'] as const)
    on(type, SAMPLE, (_, event) => (pointed = event as MouseEvent));
  for (const type of ['pointerover', 'focusin'] as const)
    on(type, SAMPLE, (figure) => {
      pointed = undefined;
      // Links in a sample work without it.
      load()
        .then(({ prepareSample }) => prepareSample(figure, () => pointed))
        .catch(() => undefined);
    });
}

/**
 * Returns the complete file for a sample that shows an excerpt.
 *
 * @param figure - The code sample.
 * @throws When the file can't be fetched.
 */
export async function wholeFile(figure: HTMLElement): Promise<string> {
  return (await load()).wholeFile(figure);
}
