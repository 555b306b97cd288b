import type { LoadFailureKind } from '../../components/error/LoadFailure';
import { isNotFoundPath } from '../../model/addresses';
import { startWithNotFoundPage, type LoadedPage, type PageLoader } from '../../vanilla/gatsby-globals';
import type { PageStatus } from './page-probe';

export interface GuardOptions {
  /** Whether the app has taken over the static page. */
  isRunning: () => boolean;
  probe: (path: string) => Promise<PageStatus>;
  /** Path of the document that the browser has loaded, without query. */
  documentPath: string;
  /** The not-found page that the host has answered this document's path with, or null when it answered the page itself. */
  notFoundPath: string | null;
  /** Leaves for a page by a full load. */
  leave: (path: string) => void;
  report: (kind: LoadFailureKind, path: string) => void;
  /** The app could not take over the page; it stays as static HTML. */
  onStartFailure: (path: string) => void;
  onStart: () => void;
  onEnd: () => void;
}

/** A promise that never settles: Gatsby keeps the page that is shown. */
const never = () => new Promise<never>(() => undefined);

/**
 * Puts itself between Gatsby and its loader. When the next page's data or code does not arrive, the browser loads that page in
 * full, once, if the host can answer it; if it cannot, the present page stays and the reader is told. An answer of "not found" is
 * believed only when the page itself is not found either, so that a failing server does not look like a missing page; the host then
 * answers with the not-found page of the right language.
 *
 * This cannot loop, and needs no storage to prevent it: the page is never left before the app runs, and the page that the browser has
 * just loaded in full is not loaded in full again.
 */
export function guardLoader(
  loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>,
  options: GuardOptions,
): void {
  const load = loader.loadPage.bind(loader);
  if (options.notFoundPath !== null) startWithNotFoundPage(loader, options.notFoundPath, options.documentPath);
  const loadFirst = loader.loadPage.bind(loader);
  loader.loadPage = async (path) => {
    options.onStart();
    const page = await (options.isRunning() ? load : loadFirst)(path).catch(
      (error: unknown): LoadedPage => ({ status: 'error', error }),
    );
    options.onEnd();
    const failed = page === undefined || page.status === 'error';
    const pathname = path.replace(/[?#].*$/, '');
    if (!options.isRunning()) {
      if (!failed) return page;
      options.onStartFailure(path);
      return never();
    }
    const saysNotFound = !failed && isNotFoundPath(page.page?.path ?? '') && !isNotFoundPath(pathname);
    if (!failed && !saysNotFound) return page;

    const state = await options.probe(path);
    if (saysNotFound && state === 'missing' && pathname === options.documentPath) return page;
    if (state === 'server' || state === 'unreachable' || state === 'offline') options.report(state, path);
    else if (pathname === options.documentPath) options.report('failed', path);
    else options.leave(path);
    return never();
  };
}
