import { on } from './events';

const load = () => import('./sample-names');

/** Fetches what makes the names of samples answer once a reader comes to the first one, by pointer or by keyboard. */
export function listenToSamples(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    on(type, 'figure[data-sample]', (figure) => {
      // The links of a sample work without it.
      load()
        .then(({ prepareSample }) => prepareSample(figure))
        .catch(() => undefined);
    });
}

/**
 * The file of which a sample shows a part.
 *
 * @throws When it cannot be fetched.
 */
export async function wholeFile(figure: HTMLElement): Promise<string> {
  return (await load()).wholeFile(figure);
}
