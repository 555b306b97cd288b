import { withBase } from '../../browser/with-base';

/**
 * Adds the path prefix to the URLs in compiled HTML. It is compiled without the prefix, because
 * builds with and without one share the cache.
 */
export function withPrefixedUrls(html: string): string {
  const prefix = withBase('/');
  if (prefix === '/') return html;
  const prefixed = (url: string) =>
    url.startsWith('/') && !url.startsWith('//') ? prefix + url.slice(1) : url;
  // Only in tags, because code samples can also contain href="/…".
  return html.replace(/<(?:a|img|source)\s[^>]*>/g, (tag) =>
    tag.replace(/ (href|src|srcset)="([^"]*)"/g, (_, name: string, value: string) => {
      const urls = name === 'srcset' ? value.split(/,\s*/) : [value];
      return ` ${name}="${urls.map(prefixed).join(', ')}"`;
    }),
  );
}
