import { createContext, useContext, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { errors } from '../../locales/errors';
import { translator } from '../../locales/translate';
import { CrashScreen } from './CrashScreen';

interface Props {
  language: string;
  homePath: string;
  /** Resets the boundary when it changes, for example on navigation. */
  resetKey?: string;
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** Checks whether the app is still taking over static HTML, which is better than a crash screen. */
export const StartingContext = createContext((): boolean => false);

/**
 * Error boundary. If its children crash, the rest of the page keeps working. While the app starts,
 * the error goes to the outermost boundary, which keeps the static HTML.
 */
export function CrashBoundary({ language, homePath, resetKey, headingLevel = 1, children }: Props) {
  const isStarting = useContext(StartingContext);
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (isStarting()) throw error;
        return (
          <CrashScreen
            error={error as unknown}
            text={translator(language, errors)}
            onRetry={resetErrorBoundary}
            homePath={homePath}
            headingLevel={headingLevel}
          />
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
