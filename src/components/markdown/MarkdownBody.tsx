import { withPrefix } from 'gatsby';
import { followLink } from './follow-link';
import { useEnhancedBody } from './use-enhanced-body';

interface Props {
  html: string;
  /** Set when the text is not in the language of the page. */
  lang?: string | undefined;
}

/** A body that was compiled at build time. Its links are plain ones; here they navigate without a page load. */
export function MarkdownBody({ html, lang }: Props) {
  const ref = useEnhancedBody(html);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what keys operate; the listener only spares a page load
    <div
      className="markdown"
      data-body
      lang={lang}
      ref={ref}
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }}
    />
  );
}

/**
 * Bodies are compiled without path prefix, since the same cache serves builds with and without one. A URL that has the prefix already is
 * left alone: the first body of a visit is read back from the page, where it stands prefixed.
 */
export function withPrefixedUrls(html: string): string {
  const prefix = withPrefix('/');
  if (prefix === '/') return html;
  const prefixed = (url: string) =>
    url.startsWith('/') && !url.startsWith('//') && !url.startsWith(prefix) ? prefix + url.slice(1) : url;
  // Only inside tags: a sample of code may say href="/…" too.
  return html.replace(/<(?:a|img|source)\s[^>]*>/g, (tag) =>
    tag.replace(/ (href|src|srcset)="([^"]*)"/g, (_, name: string, value: string) => {
      const urls = name === 'srcset' ? value.split(/,\s*/) : [value];
      return ` ${name}="${urls.map(prefixed).join(', ')}"`;
    }),
  );
}
