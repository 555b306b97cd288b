import { NEAR, POINTED, speculationRules } from '../model/speculation-rules';
import { gatsbyGlobals } from './gatsby-globals';
import { element } from './element';
import { on } from './events';
import { pageFacts, savesData } from './page-facts';
import { isAppRunning } from './start-app';

/** Pages that are fetched ahead because a link to them is in view, before the app runs: a page is some 20 kB. */
const MOST_IN_VIEW = 6;

/** How long the pointer rests on a link before its page is made ready, in milliseconds. The browser by itself waits four times as long. */
const REST = 50;

const fetched = new Set<string>();
let inView = 0;
let observer: IntersectionObserver | undefined;
let rules: HTMLScriptElement | undefined;
let pointed: HTMLAnchorElement | undefined;
let timer: number | undefined;

/**
 * Fetches ahead what a click on a link would load: the page itself, or its data once the app runs. Links of the text are fetched when they come
 * into view, all links when the reader points at one or touches it. Not where the reader saves data. Where the browser knows Speculation Rules
 * it fetches the pages by itself, and makes the one that is pointed at ready to be shown.
 */
export function listenForPrefetching(): void {
  if (savesData()) return;
  if (!isAppRunning() && knowsRules()) addRules();
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    on(type, 'a[href]', (link) => prefetch(link as HTMLAnchorElement, 'pointed'), { passive: true });
}

/** Watches the links of the page that is shown. */
export function watchLinks(): void {
  if (savesData() || !('IntersectionObserver' in window)) return;
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetch(target as HTMLAnchorElement, 'seen');
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
}

function prefetch(link: HTMLAnchorElement, reason: 'pointed' | 'seen'): void {
  const path = pathOf(link);
  if (path === null) return;
  if (isAppRunning()) {
    const { ___loader: loader } = gatsbyGlobals();
    void (reason === 'pointed' ? loader.hovering(path) : loader.enqueue(path));
    return;
  }
  if (rules && reason === 'pointed') {
    window.clearTimeout(timer);
    timer = window.setTimeout(makeReady, REST, link);
    return;
  }
  if (fetched.has(path) || (reason === 'seen' && ++inView > MOST_IN_VIEW)) return;
  fetched.add(path);
  if (rules) link.setAttribute(NEAR, '');
  else fetchPage(pageFacts().base + path);
}

/** Of the pages that were pointed at, only the last one is kept ready. */
function makeReady(link: HTMLAnchorElement): void {
  if (link === pointed) return;
  pointed?.setAttribute(NEAR, '');
  pointed = link;
  link.setAttribute(NEAR, POINTED);
}

function fetchPage(href: string): void {
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) document.head.append(Object.assign(hint, { rel: 'prefetch', href }));
  else fetch(href).catch(() => undefined);
}

function knowsRules(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false;
}

/** Once the app runs, a click on a link loads no page, and none is loaded ahead. */
function addRules(): void {
  on('pointerout', 'a[href]', () => window.clearTimeout(timer), { passive: true });
  rules = element('script', { type: 'speculationrules' }, speculationRules(pageFacts().base));
  document.head.append(rules);
  window.addEventListener('pageswap', showAtOnce);
  window.addEventListener(
    'app:hydrated',
    () => {
      rules?.remove();
      rules = undefined;
    },
    { once: true },
  );
}

/**
 * Leaves the transition out where the next page is ready: a slow phone takes 30 to 70 ms for the picture of this one, in which the next page
 * could be seen already. No other transition is looked at: once a script has it, its end is an error that
 * someone has to handle.
 */
function showAtOnce(event: PageSwapEvent): void {
  if (!pointed || event.activation?.entry.url !== pointed.href) return;
  event.viewTransition?.ready.catch(() => undefined);
  event.viewTransition?.skipTransition();
}

/** Path of another page of this site without path prefix, or null. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { base } = pageFacts();
  const { origin, pathname, target } = link;
  if (origin !== window.location.origin || target || pathname === window.location.pathname) return null;
  return pathname.startsWith(`${base}/`) && pathname.endsWith('/') ? pathname.slice(base.length) : null;
}
