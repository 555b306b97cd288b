import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { CrashBoundary } from '../components/error/CrashBoundary';
import { defaultLocale } from '../locales/locales';
import { localePath } from '../model/addresses';
import { pageLocale } from '../page-scripts/dom/page-settings';

/** Wraps the app, in the browser and in static HTML, with the last error boundary. */
export function wrapRoot(element: ReactElement): ReactElement {
  const locale = typeof window === 'undefined' ? defaultLocale : pageLocale();
  return (
    <CrashBoundary language={locale} homePath={`${__BASE_PATH__}${localePath('/', locale)}`}>
      {element}
    </CrashBoundary>
  );
}

/**
 * Wraps each page, in the browser and in static HTML, with an error boundary that resets on the
 * next page.
 */
export function wrapPage(element: ReactElement, { location, pageContext }: WrappedPage): ReactElement {
  const language = pageContext.language ?? defaultLocale;
  return (
    <CrashBoundary
      language={language}
      homePath={`${__BASE_PATH__}${localePath('/', language)}`}
      resetKey={location.pathname}
    >
      {withStableKey(element)}
    </CrashBoundary>
  );
}

/**
 * Replaces the page's React key. Gatsby sets a different key for each page, which would make React
 * rebuild everything on each navigation. With the same key, shared parts such as header, sidebar,
 * and footer stay mounted. Plugins may have wrapped the element, so look for the innermost one.
 */
function withStableKey(element: ReactElement<{ children?: ReactNode }>): ReactElement {
  const { children } = element.props;
  return isValidElement<{ children?: ReactNode }>(children)
    ? cloneElement(element, {}, withStableKey(children))
    : cloneElement(element, { key: 'page' });
}

interface WrappedPage {
  location: { pathname: string };
  pageContext: { language?: string };
}
