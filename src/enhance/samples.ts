import { on } from './events';

/** Fetches what makes the names of samples answer once a reader comes to the first one, by pointer or by keyboard. */
export function listenToSamples(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    on(type, 'figure[data-sample]', (figure) => {
      // The links of a sample work without it.
      import('./sample-names').then(({ prepareSample }) => prepareSample(figure)).catch(() => undefined);
    });
}
