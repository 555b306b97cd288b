import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { CrashBoundary } from '../components/error/CrashBoundary';
import { defaultLocale } from '../locales/locales';
import { localePath } from '../model/addresses';
import { shownLocale } from './shown-locale';

/** Wraps the whole app, in the browser and in the static HTML: the last boundary for a crash. */
export function wrapRoot(element: ReactElement): ReactElement {
  const locale = typeof window === 'undefined' ? defaultLocale : shownLocale();
  return (
    <CrashBoundary language={locale} homePath={`${__BASE_PATH__}${localePath('/', locale)}`}>
      {element}
    </CrashBoundary>
  );
}

/** Wraps every page, in the browser and in the static HTML. A crash is cleared on the next page. */
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
 * Gatsby gives the element of each page a key of its own, for which React would build everything anew on each navigation. With the same one
 * for all, what the next page has too stays: header, sidebar, footer. Plugins may have wrapped the element.
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
