import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { StartContext } from '../components/error/CrashBoundary';
import { isAppStarted, reportStartFailure } from './error/handle-load-errors';

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
  const { pathname, search } = window.location;
  const start = {
    isStarting: () => !isAppStarted(),
    fail: () => {
      reportStartFailure(pathname + search);
      // React can't unmount while it renders.
      setTimeout(() => {
        root?.unmount();
        container.replaceChildren(...staticNodes);
      });
    },
  };
  const onError = () => {
    // A page that fails right after it was loaded would be reloaded forever.
    if (window.location.pathname === pathname) start.fail();
    else window.location.reload();
  };
  let root: ReturnType<typeof hydrateRoot> | undefined;
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StartContext.Provider value={start}>
        <ErrorBoundary fallback={null} onError={onError}>
          {app}
        </ErrorBoundary>
      </StartContext.Provider>,
    );
  });
}
