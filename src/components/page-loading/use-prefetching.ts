import { useEffect } from 'react';
import { whenIdle } from '../../browser/after-paint';
import { savesData } from '../../browser/page';
import { NEAR, POINTED, SPECULATION_RULES } from '../../model/browser/speculation-rules';
import { checkAhead } from './page-checks';
import { pagePathOf } from './page-link';

/** Number of pages to prefetch because a link to them is visible. A page has about 20 kB. */
const MAX_PAGES_IN_VIEW = 6;

/** Number of these pages whose link may be outside the text, where most links are navigation. */
const MAX_PAGES_IN_FRAME = 3;

/**
 * How long the pointer rests on a link before its page is prerendered, in milliseconds. The
 * browser's own delay is four times as long.
 */
const HOVER_DELAY = 50;

/**
 * Prefetches the pages that links lead to when the links become visible, or when the reader points at or
 * touches one. With data saving enabled, nothing is prefetched. Browsers with Speculation Rules fetch the
 * pages by themselves, and prerender the one that the reader points at.
 */
export function usePrefetching(): void {
  useEffect(() => {
    if (savesData()) return;
    const stop = new AbortController();
    const { signal } = stop;
    const prerender = supportsRules() ? addRules(signal) : null;
    const hasPlace = limitPages();
    const fetched = new Set<string>();
    const prefetchPointed = ({ target }: Event) => {
      const link = linkToPage(target);
      if (!link) return;
      checkAhead(link.href);
      if (prerender) {
        prerender(link);
        return;
      }
      if (!fetched.has(link.pathname)) fetchPage(link.pathname);
      fetched.add(link.pathname);
    };
    const prefetchSeen = (link: HTMLAnchorElement) => {
      if (fetched.has(link.pathname) || !hasPlace(link)) return;
      fetched.add(link.pathname);
      if (prerender) link.setAttribute(NEAR, '');
      else fetchPage(link.pathname);
    };
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, prefetchPointed, { passive: true, signal });
    // The reader may have pointed at the link for a while.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const link = linkToPage(target);
        if (link) checkAhead(link.href);
      },
      { passive: true, signal },
    );
    whenIdle(() => watchLinks(prefetchSeen, signal));
    return () => stop.abort();
  }, []);
}

/**
 * Watches the links on the page: in the text, the navbar, the visible part of the sidebar, and the
 * footer. Links in the text come first.
 */
function watchLinks(onSeen: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  if (signal.aborted || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const link = linkToPage(target);
      if (link) onSeen(link);
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
  // The observer reports links in the order in which they were added.
  for (const selector of ['main a[href]', 'header a[href], nav a[href], footer a[href]'])
    for (const link of document.querySelectorAll(selector)) observer.observe(link);
}

/** Returns a function that counts a page whose link is visible, and checks whether it is too many. */
function limitPages(): (link: Element) => boolean {
  let inView = 0;
  let inFrame = 0;
  return (link) => {
    const isInText = link.closest('main') !== null;
    if (inView >= MAX_PAGES_IN_VIEW || (!isInText && inFrame >= MAX_PAGES_IN_FRAME)) return false;
    inView++;
    if (!isInText) inFrame++;
    return true;
  };
}

function fetchPage(path: string): void {
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch'))
    document.head.append(Object.assign(hint, { rel: 'prefetch', href: path }));
  else fetch(path).catch(() => undefined);
}

function supportsRules(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false;
}

/**
 * Adds the speculation rules.
 *
 * @returns A function that makes the browser prerender a link's page when the pointer rests on it. Only the
 *   last link that was pointed at is marked for this.
 */
function addRules(signal: AbortSignal): (link: HTMLAnchorElement) => void {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: SPECULATION_RULES,
  });
  document.head.append(rules);
  let timer: number | undefined;
  let pointed: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement) => {
    if (link === pointed) return;
    pointed?.setAttribute(NEAR, '');
    pointed = link;
    link.setAttribute(NEAR, POINTED);
  };
  document.addEventListener(
    'pointerout',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) window.clearTimeout(timer);
    },
    { passive: true, signal },
  );
  /*
   * Skips the page transition if the next page is prerendered: on a slow phone, capturing the old
   * page takes 30 to 70 ms. For all other pages, `viewTransition` isn't even read, because that
   * creates promises whose rejections would have to be handled.
   */
  window.addEventListener(
    'pageswap',
    (event) => {
      if (!pointed || event.activation?.entry.url !== pointed.href) return;
      event.viewTransition?.ready.catch(() => undefined);
      event.viewTransition?.skipTransition();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    rules.remove();
  });
  return (link) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(mark, HOVER_DELAY, link);
  };
}

/** Returns the link at an element if it leads to another page on this site. */
function linkToPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.pathname === window.location.pathname || pagePathOf(link) === null) return null;
  return link;
}
