import { navigate, withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';

interface Props {
  html: string;
  /** Set when the text is not in the language of the page. */
  lang?: string | undefined;
}

/** A body that was compiled at build time. Its links are plain ones; here they navigate without a page load. */
export function MarkdownBody({ html, lang }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what keys operate; the listener only spares a page load
    <div
      className="markdown"
      data-body
      lang={lang}
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}

/** Bodies are compiled without path prefix, since the same cache serves builds with and without one. */
export function withPrefixedUrls(html: string): string {
  const prefix = withPrefix('/');
  return prefix === '/'
    ? html
    : html.replace(
        / (href|src|srcset)="\/(?!\/)([^"]*)"/g,
        (_, name: string, rest: string) =>
          ` ${name}="${prefix}${name === 'srcset' ? rest.replaceAll(', /', `, ${prefix}`) : rest}"`,
      );
}

function followLink(event: MouseEvent<HTMLDivElement>): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  const prefix = withPrefix('/');
  if (!link.pathname.startsWith(prefix) || /\.[a-z0-9]+$/i.test(link.pathname)) return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.preventDefault();
  void navigate(`/${link.pathname.slice(prefix.length)}${link.search}${link.hash}`);
}
