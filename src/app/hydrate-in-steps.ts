import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a page in steps of a few milliseconds, so that it stays responsive.
 *
 * @param app - The app's root element.
 * @param container - The element that contains the static HTML.
 */
export function hydrateInSteps(app: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, app);
  });
}
