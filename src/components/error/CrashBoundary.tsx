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

/**
 * How to handle errors while the app starts: until then, the static HTML is better than a crash screen.
 */
interface AppStart {
  isStarting: () => boolean;
  /** Gives up the start and keeps the static HTML. */
  fail: () => void;
}

export const StartContext = createContext<AppStart | null>(null);

/**
 * Error boundary. If its children crash, the rest of the page keeps working. While the app starts,
 * the whole page stays as static HTML instead.
 */
export function CrashBoundary({ language, homePath, resetKey, headingLevel = 1, children }: Props) {
  const start = useContext(StartContext);
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (start?.isStarting()) return null;
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
      onError={() => {
        if (start?.isStarting()) start.fail();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
