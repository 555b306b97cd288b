import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const CrashScreen = lazy(() =>
  import(/* webpackChunkName: "crash-screen" */ './CrashScreen').then((module) => ({
    default: module.CrashScreen,
  })),
);

/** Error boundary of an island. If its children crash, the rest of the page keeps working. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={(props) => (
        <Suspense fallback={null}>
          <CrashScreen {...props} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
