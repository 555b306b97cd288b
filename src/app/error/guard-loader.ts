import { isNotFoundPath } from '../../model/addresses';
import type { LoadFailureKind } from '../../page-scripts/navigation/load-failure';
import {
  routerPath,
  startWithNotFoundPage,
  type LoadedPage,
  type PageLoader,
} from '../../page-scripts/dom/gatsby-globals';
import type { PageStatus } from '../../page-scripts/navigation/page-probe';

export interface GuardOptions {
  isRunning: () => boolean;
  probe: (path: string) => Promise<PageStatus>;
  /** Document path that the browser has loaded, without query. */
  documentPath: string;
  /**
   * The not-found page that the server returned for this path, or null if it returned the page
   * itself.
   */
  notFoundPath: string | null;
  /** Opens a page with a full page load. */
  leave: (path: string) => void;
  report: (kind: LoadFailureKind, path: string) => void;
  /** Called when the app can't take over the page, which then stays as static HTML. */
  onStartFailure: (path: string) => void;
  /** Called when the running app starts to load a page, and when it has loaded it. */
  onStart: () => void;
  onEnd: () => void;
}

/** Returns a promise that never settles, so that Gatsby keeps the current page. */
const never = () => new Promise<never>(() => undefined);

/**
 * Wraps Gatsby's page loader to handle failures. If the next page's data or code can't be loaded,
 * the browser loads that page in full, once, provided that the server can return it; otherwise, the
 * current page stays and an error is shown. A "not found" result counts only if the server returns
 * 404 for the page itself too, so that a failing server doesn't look like a missing page. The
 * server then returns the not-found page in the right language.
 *
 * This can't cause a loop, and needs no storage to prevent one: a full load happens only while the
 * app is running, and never for the page that the browser has just loaded.
 *
 * @param loader - Gatsby's page loader, whose functions are replaced.
 * @param options - App state, and functions to call on a failure.
 */
export function guardLoader(
  loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>,
  options: GuardOptions,
): void {
  const load = loader.loadPage.bind(loader);
  if (options.notFoundPath !== null)
    startWithNotFoundPage(loader, options.notFoundPath, options.documentPath);
  const loadFirst = loader.loadPage.bind(loader);
  let current: string | undefined;
  loader.loadPage = async (path) => {
    const isRunning = options.isRunning();
    current = path;
    if (isRunning) options.onStart();
    const page = await (isRunning ? load : loadFirst)(path).catch(
      (error: unknown): LoadedPage => ({ status: 'error', error }),
    );
    const failed = page === undefined || page.status === 'error';
    const pathname = routerPath(path);
    const isDocument = pathname === routerPath(options.documentPath);
    if (!isRunning) {
      if (!failed) return page;
      options.onStartFailure(path);
      return never();
    }
    // The reader has followed another link in the meantime.
    if (current !== path) return never();
    const isNotFound = !failed && isNotFoundPath(page.page?.path ?? '') && !isNotFoundPath(pathname);
    if (!failed && !isNotFound) {
      options.onEnd();
      return page;
    }

    const state = await options.probe(path);
    if (current !== path) return never();
    if (isNotFound && state === 'missing' && isDocument) {
      options.onEnd();
      return page;
    }
    if (state === 'server' || state === 'unreachable' || state === 'offline') options.report(state, path);
    else if (isDocument) options.report('failed', path);
    else options.leave(path);
    return never();
  };
}
