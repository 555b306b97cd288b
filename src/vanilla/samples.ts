import { on } from './events';

const SAMPLE = 'figure[data-sample]';

const load = () => import('./sample-names');

/**
 * Fetches what makes the names of samples answer once a reader comes to the first one, by pointer or by keyboard. A name that was pointed at
 * meanwhile answers then.
 */
export function listenToSamples(): void {
  let pointed: MouseEvent | undefined;
  for (const type of ['pointermove', 'click'] as const)
    on(type, SAMPLE, (_, event) => (pointed = event as MouseEvent));
  for (const type of ['pointerover', 'focusin'] as const)
    on(type, SAMPLE, (figure) => {
      pointed = undefined;
      // The links of a sample work without it.
      load()
        .then(({ prepareSample }) => prepareSample(figure, () => pointed))
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
