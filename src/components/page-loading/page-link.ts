import { isPlainClick } from '../../browser/plain-click';

/**
 * Returns a link's path to a page on this site, without path prefix, or null for other links, such
 * as links to files and downloads.
 */
export function pagePathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  if (origin !== window.location.origin || target || link.hasAttribute('download')) return null;
  return pathname.startsWith(`${__BASE_PATH__}/`) && !/\.[a-z0-9]+$/i.test(pathname)
    ? pathname.slice(__BASE_PATH__.length)
    : null;
}

/**
 * Returns the link that a click opens in this tab, if it leads to a page on this site. The browser
 * handles all other clicks, and links to a section of the current page.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || pagePathOf(link) === null) return null;
  return link.pathname === window.location.pathname && link.hash ? null : link;
}

/**
 * Opens a page as if the reader had followed a link. Unlike `location.assign`, this always adds an
 * entry to the history. The link isn't part of the page, so that no listener sees the click.
 */
export function openPage(href: string): void {
  Object.assign(document.createElement('a'), { href }).click();
}
