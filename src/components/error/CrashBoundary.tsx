import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { errorTexts } from '../../i18n/error-texts';
import { CrashScreen } from './CrashScreen';

interface Props {
  language: string;
  homePath: string;
  /** A crash is forgotten when this changes, as on opening another page. */
  resetKey?: string;
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** Contains a crash of its children: the rest of the page keeps working. */
export function CrashBoundary({ language, homePath, resetKey, headingLevel = 1, children }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <CrashScreen
          error={error as unknown}
          text={errorTexts(language)}
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
