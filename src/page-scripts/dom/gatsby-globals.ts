/** The result of Gatsby's page loader, limited to the fields that the site uses. */
export interface LoadedPage {
  status?: string;
  error?: unknown;
  page?: { path: string };
}

/** `window.___loader`, through which Gatsby loads the pages it navigates to. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: unknown) => LoadedPage | undefined;
  /** Prefetches a page's data at low priority. */
  enqueue: (path: string) => unknown;
  /** Prefetches data and code for a page that the reader points at. */
  hovering: (path: string) => unknown;
}

type Navigate = (to: string | number, options?: unknown) => void;

/** Global variables of Gatsby's app that the site uses or replaces. */
interface GatsbyGlobals {
  ___loader: PageLoader;
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  pagePath?: string;
}

/** Returns Gatsby's global variables. They exist from `onClientEntry` on. */
export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}

/** Path to a page that Gatsby can show at any URL. */
export const ANY_PATH = '/404.html';

/**
 * Returns a document path as Gatsby's router spells it, without query: `/[x]/` becomes `/%5Bx%5D/`,
 * and `/a%2Fb/` becomes `/a%252Fb/`.
 */
export function routerPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  try {
    return encodeURI(decodeURI(pathname));
  } catch {
    return pathname;
  }
}

/** Silences Gatsby's announcements of page changes, which are always in English. */
export function silenceAnnouncer(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
}

/**
 * Makes the app start with the not-found page in the document, whatever the URL is, so that the app
 * matches the static HTML.
 *
 * @param loader - Gatsby's page loader, whose functions are replaced.
 * @param notFoundPath - The not-found page's path.
 * @param documentPath - Document path, without query.
 */
export function startWithNotFoundPage(
  loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>,
  notFoundPath: string,
  documentPath: string,
): void {
  const load = loader.loadPage.bind(loader);
  const loadSync = loader.loadPageSync.bind(loader);
  let shown: LoadedPage | undefined;
  loader.loadPage = async () => {
    const page = await load(notFoundPath);
    if (page?.page) shown = { ...page, page: { ...page.page, path: ANY_PATH } };
    return shown ?? page;
  };
  loader.loadPageSync = (path, loadOptions) =>
    (routerPath(path) === routerPath(documentPath) ? shown : undefined) ?? loadSync(path, loadOptions);
}
