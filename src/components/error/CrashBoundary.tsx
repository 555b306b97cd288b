import type { ReactNode } from 'react';
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

/** Error boundary. If its children crash, the rest of the page keeps working. */
export function CrashBoundary({ language, homePath, resetKey, headingLevel = 1, children }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <CrashScreen
          error={error as unknown}
          text={translator(language, errors)}
          onRetry={resetErrorBoundary}
          homePath={homePath}
          headingLevel={headingLevel}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
