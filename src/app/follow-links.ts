import { navigate, withPrefix } from 'gatsby';
import { isPlainClick } from '../model/plain-click';

/** Makes clicks on links to pages of this site navigate within the app. Every other link, and every other click, is the browser's. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
      return;
    const prefix = withPrefix('/');
    if (!link.pathname.startsWith(prefix) || /\.[a-z0-9]+$/i.test(link.pathname)) return;
    if (link.pathname === window.location.pathname && link.hash) return;
    event.preventDefault();
    void navigate(`/${link.pathname.slice(prefix.length)}${link.search}${link.hash}`);
  });
}
