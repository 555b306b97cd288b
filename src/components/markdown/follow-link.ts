import { navigate, withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';

/** A click handler for a whole body: links to other pages of this site navigate without a page load. */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  const prefix = withPrefix('/');
  if (!link.pathname.startsWith(prefix) || /\.[a-z0-9]+$/i.test(link.pathname)) return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.preventDefault();
  void navigate(`/${link.pathname.slice(prefix.length)}${link.search}${link.hash}`);
}
