import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAvailable, pageStatus } from './page-checks';
import { followedLink, openPage } from './page-link';
import { canOpen, type LoadFailureKind } from './page-probe';

/** What happens to the page that the reader opens next. `id` differs for each click. */
type NextPage =
  | { state: 'none' }
  | { state: 'loading'; id: number }
  | { state: 'failed'; kind: LoadFailureKind; href: string };

const NONE = { state: 'none' } as const;

/** `boot.js` sends the last click from before the islands were loaded. */
const EARLY_CLICK = 'early-click';

declare global {
  interface DocumentEventMap {
    [EARLY_CLICK]: CustomEvent<MouseEvent>;
  }
}

/**
 * Handles clicks on links to pages on this site: requests a page before the browser opens it. If
 * the server can't return the page, the current one stays, with a message.
 *
 * @returns The state of the page that is being loaded, and a function that forgets a failure.
 */
export function useLinks(): { nextPage: NextPage; dismiss: () => void } {
  const [nextPage, setNextPage] = useState<NextPage>(NONE);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let loading = new AbortController();
    let clicks = 0;
    const start = (): AbortSignal => {
      loading.abort();
      loading = new AbortController();
      setNextPage({ state: 'loading', id: ++clicks });
      return loading.signal;
    };
    const end = () => {
      loading.abort();
      setNextPage((last) => (last.state === 'loading' ? NONE : last));
    };
    const check = async (href: string) => {
      const load = start();
      const status = await pageStatus(href, load);
      if (load.aborted) return;
      if (canOpen(status)) openPage(href);
      else setNextPage({ state: 'failed', kind: status, href });
    };
    document.addEventListener(
      'click',
      (event) => {
        const link = followedLink(event);
        if (!link) return;
        if (isAvailable(link.href)) start();
        else {
          event.preventDefault();
          void check(link.href);
        }
      },
      { signal },
    );
    // The browser is already loading the page of an early click. Only show the progress.
    document.addEventListener(
      EARLY_CLICK,
      ({ detail }) => {
        if (followedLink(detail)) start();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end();
      },
      { signal },
    );
    // Remove the progress bar before the page enters the back/forward cache: it would still be
    // there when the reader returns.
    window.addEventListener('pagehide', () => flushSync(end), { signal });
    return () => {
      listening.abort();
      loading.abort();
    };
  }, []);
  return { nextPage, dismiss: useCallback(() => setNextPage(NONE), []) };
}
