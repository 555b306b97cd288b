/** What Gatsby's loader returns for a page, as far as the site reads it. */
export interface LoadedPage {
  status?: string;
  error?: unknown;
  page?: { path: string };
}

/** `window.___loader`, through which Gatsby loads the pages it navigates to. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: unknown) => LoadedPage | undefined;
  /** Fetches the data of a page ahead, at low priority. */
  enqueue: (path: string) => unknown;
  /** Fetches data and code of a page that the reader points at. */
  hovering: (path: string) => unknown;
}

type Navigate = (to: string | number, options?: unknown) => void;

/** The globals of Gatsby's app that the site reads and replaces. */
interface GatsbyGlobals {
  ___loader: PageLoader;
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  /** Path of the page that is in the document. */
  pagePath?: string;
}

/** Gatsby's globals; they are there from `onClientEntry` on. */
export function gatsbyGlobals(): GatsbyGlobals {
  return window as unknown as GatsbyGlobals;
}

/** Gatsby shows the page of this path at any address. */
export const ANY_PATH = '/404.html';

/** Silences Gatsby's announcer of navigations, which speaks English on every page. */
export function silenceAnnouncer(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
}

/**
 * Makes the app start with the not-found page that is in the document, whatever its address, so that it fits the static HTML.
 *
 * @param answeredWith - Path of that page.
 * @param documentPath - Path of the document, without query.
 */
export function startWith(
  loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>,
  answeredWith: string,
  documentPath: string,
): void {
  const load = loader.loadPage.bind(loader);
  const loadSync = loader.loadPageSync.bind(loader);
  let shown: LoadedPage | undefined;
  loader.loadPage = async () => {
    const page = await load(answeredWith);
    if (page?.page) shown = { ...page, page: { ...page.page, path: ANY_PATH } };
    return shown ?? page;
  };
  loader.loadPageSync = (path, loadOptions) =>
    (path.replace(/[?#].*$/, '') === documentPath ? shown : undefined) ?? loadSync(path, loadOptions);
}
