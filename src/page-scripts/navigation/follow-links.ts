import { splitPath } from '../../model/addresses';
import { gatsbyGlobals } from '../dom/gatsby-globals';
import { hideLoadFailure, showLoadFailure } from './load-failure';
import { isAvailable, pageStatus } from './page-checks';
import { pageSettings, pageLocale } from '../dom/page-settings';
import { followedLink, openPage } from './page-link';
import { endLoading, startLoading } from './page-loading';
import { canOpen } from './page-probe';
import type { LoadState } from './report-load';
const isAppRunning = () => false;

/**
 * Handles clicks on links to pages on this site. Once the app runs, it shows them, except pages in
 * another language, because their texts aren't loaded. Otherwise, the browser loads them, if the
 * server can return them. If it can't, the current page stays, with a message.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link) return;
    const { href, pathname, search, hash } = link;
    if (isAppRunning() && splitPath(pathname.slice(pageSettings().base.length)).locale === pageLocale()) {
      event.preventDefault();
      // Add a missing slash at the end. Otherwise, the address bar would show the link's own
      // spelling.
      gatsbyGlobals().___navigate(pathname.replace(/\/?$/, '/') + search + hash);
    } else if (isAvailable(href)) start();
    else {
      event.preventDefault();
      void load(href);
    }
  });
  // The browser is loading a page since a click from before this module was loaded.
  document.addEventListener(EARLY_CLICK, ({ detail }) => {
    if (followedLink(detail)) start();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isAppRunning()) endLoading();
  });
  // The page may come back from the back/forward cache.
  window.addEventListener('pagehide', endLoading);
  window.addEventListener('app:load', ({ detail }) => showState(detail));
  window.addEventListener('app:route', () => {
    endLoading();
    hideLoadFailure();
  });
}

/** The inline script sends the last click from before this module was loaded. */
const EARLY_CLICK = 'early-click';

declare global {
  interface DocumentEventMap {
    [EARLY_CLICK]: CustomEvent<MouseEvent>;
  }
}

function start(): AbortSignal {
  hideLoadFailure();
  return startLoading();
}

async function load(href: string): Promise<void> {
  const signal = start();
  const status = await pageStatus(href, signal);
  if (signal.aborted) return;
  if (canOpen(status)) openPage(href);
  else {
    endLoading();
    showLoadFailure(status, href);
  }
}

/** Shows what the app reports about a page that it is loading. */
function showState(state: LoadState): void {
  if (state === 'start') start();
  else {
    endLoading();
    if (state !== 'end') showLoadFailure(state.kind, state.target);
  }
}
