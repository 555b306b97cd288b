import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { StartingContext } from '../components/error/CrashBoundary';
import { isAppStarted, reportStartFailure } from './error/handle-load-errors';

const isStarting = () => !isAppStarted();

/**
 * Hydrates a page in steps of a few milliseconds, so that it stays responsive. If the app throws
 * while it starts, the static HTML stays. If it throws outside of a page later, the browser loads
 * the current page in full.
 *
 * @param app - The app's root element.
 * @param container - The element that contains the static HTML.
 */
export function hydrateInSteps(app: ReactElement, container: Element): void {
  const staticNodes = [...container.childNodes];
  const onError = () => {
    if (isAppStarted()) {
      window.location.reload();
      return;
    }
    container.replaceChildren(...staticNodes);
    reportStartFailure(window.location.pathname + window.location.search);
  };
  startTransition(() => {
    hydrateRoot(
      container,
      <StartingContext.Provider value={isStarting}>
        <ErrorBoundary fallback={null} onError={onError}>
          {app}
        </ErrorBoundary>
      </StartingContext.Provider>,
    );
  });
}
