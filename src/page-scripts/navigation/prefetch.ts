import { NEAR, POINTED, SPECULATION_RULES } from '../../model/speculation-rules';
import { gatsbyGlobals } from '../dom/gatsby-globals';
import { element } from '../dom/element';
import { on } from '../dom/events';
import { checkAhead } from './page-checks';
import { pageSettings, savesData } from '../dom/page-settings';
import { pagePathOf } from './page-link';
const isAppRunning = () => false;

/**
 * Number of pages to prefetch because a link to them is visible, before the app runs. A page has
 * about 20 kB.
 */
const MAX_PAGES_IN_VIEW = 6;

/** Number of these pages whose link may be outside the text, where most links are navigation. */
const MAX_PAGES_IN_FRAME = 3;

/**
 * How long the pointer rests on a link before its page is prerendered, in milliseconds. The
 * browser's own delay is four times as long.
 */
const HOVER_DELAY = 50;

const fetched = new Set<string>();
let inView = 0;
let inFrame = 0;
let observer: IntersectionObserver | undefined;
let rules: HTMLScriptElement | undefined;
let hoveredLink: HTMLAnchorElement | undefined;
let timer: number | undefined;

/**
 * Prefetches what a click on a link would load: the page, or only its data once the app runs. Links
 * are prefetched when they become visible, or when the reader points at or touches one. With data
 * saving enabled, nothing is prefetched. Browsers with Speculation Rules fetch the pages by
 * themselves, and prerender the one that the reader points at.
 */
export function listenForPrefetching(): void {
  if (savesData()) return;
  if (!isAppRunning() && supportsRules()) addRules();
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    on(type, 'a[href]', (link) => prefetch(link as HTMLAnchorElement, 'pointed'), { passive: true });
  // The reader may have pointed at the link for a while.
  on('pointerdown', 'a[href]', (link) => check(link as HTMLAnchorElement), { passive: true });
}

/**
 * Watches the links on the current page: in the text, the navbar, the visible part of the sidebar,
 * and the footer. Links in the text come first.
 */
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
  // The observer reports links in the order in which they were added.
  for (const selector of ['main a[href]', 'header a[href], nav a[href], footer a[href]'])
    for (const link of document.querySelectorAll(selector)) observer.observe(link);
}

function prefetch(link: HTMLAnchorElement, reason: 'pointed' | 'seen'): void {
  const path = pathOf(link);
  if (path === null) return;
  if (isAppRunning()) {
    const { ___loader: loader } = gatsbyGlobals();
    void (reason === 'pointed' ? loader.hovering(path) : loader.enqueue(path));
    return;
  }
  if (reason === 'pointed') check(link);
  if (rules && reason === 'pointed') {
    window.clearTimeout(timer);
    timer = window.setTimeout(prerender, HOVER_DELAY, link);
    return;
  }
  if (fetched.has(path) || (reason === 'seen' && !takePlace(link))) return;
  fetched.add(path);
  if (rules) link.setAttribute(NEAR, '');
  else fetchPage(pageSettings().base + path);
}

/** Counts a page whose link is visible. Returns false if there are too many already. */
function takePlace(link: Element): boolean {
  const isInText = link.closest('main') !== null;
  if (inView >= MAX_PAGES_IN_VIEW || (!isInText && inFrame >= MAX_PAGES_IN_FRAME)) return false;
  inView++;
  if (!isInText) inFrame++;
  return true;
}

function check(link: HTMLAnchorElement): void {
  if (!isAppRunning() && pathOf(link) !== null) checkAhead(link.href);
}

/**
 * Marks a link so that the browser prerenders its page. Only the last link that was pointed at has this
 * mark.
 */
function prerender(link: HTMLAnchorElement): void {
  if (link === hoveredLink) return;
  hoveredLink?.setAttribute(NEAR, '');
  hoveredLink = link;
  link.setAttribute(NEAR, POINTED);
}

function fetchPage(href: string): void {
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) document.head.append(Object.assign(hint, { rel: 'prefetch', href }));
  else fetch(href).catch(() => undefined);
}

function supportsRules(): boolean {
  return HTMLScriptElement.supports?.('speculationrules') ?? false;
}

/**
 * Adds the speculation rules. They are removed when the app runs, because links don't load pages
 * then.
 */
function addRules(): void {
  on('pointerout', 'a[href]', () => window.clearTimeout(timer), { passive: true });
  rules = element('script', { type: 'speculationrules' }, SPECULATION_RULES);
  document.head.append(rules);
  window.addEventListener('pageswap', skipTransitionIfReady);
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
 * Skips the page transition if the next page is prerendered: on a slow phone, capturing the old
 * page takes 30 to 70 ms. Other transitions are not touched, because reading `viewTransition`
 * creates promises whose rejection someone must handle.
 */
function skipTransitionIfReady(event: PageSwapEvent): void {
  if (!hoveredLink || event.activation?.entry.url !== hoveredLink.href) return;
  event.viewTransition?.ready.catch(() => undefined);
  event.viewTransition?.skipTransition();
}

/** Returns a link's path to another page on this site, or null for other links. */
function pathOf(link: HTMLAnchorElement): string | null {
  return link.pathname === window.location.pathname ? null : pagePathOf(link);
}
