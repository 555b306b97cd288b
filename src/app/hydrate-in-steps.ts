import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets the app take over a page in steps of a few milliseconds, so that what the reader does meanwhile is answered. */
export function hydrateInSteps(app: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, app);
  });
}
