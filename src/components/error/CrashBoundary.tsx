import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashScreen } from './CrashScreen';

/** Error boundary of an island. If its children crash, the rest of the page keeps working. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={CrashScreen}>{children}</ErrorBoundary>;
}
