import { navigate, withPrefix } from 'gatsby';
import { splitPath } from '../model/addresses';
import { isPlainClick } from '../model/plain-click';
import { pageLocale } from '../vanilla/page-facts';

/**
 * Lets the app handle clicks on links to pages on this site. The browser handles all other links
 * and clicks, including links to pages in another language: after a navigation, react-i18next would
 * show the old texts for a moment in the parts that stay on the page.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
      return;
    const prefix = withPrefix('/');
    if (!link.pathname.startsWith(prefix) || /\.[a-z0-9]+$/i.test(link.pathname)) return;
    if (link.pathname === window.location.pathname && link.hash) return;
    const path = `/${link.pathname.slice(prefix.length)}`;
    if (splitPath(path).locale !== pageLocale()) return;
    event.preventDefault();
    void navigate(path + link.search + link.hash);
  });
}
