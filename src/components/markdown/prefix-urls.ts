import { withPrefix } from 'gatsby';

/** Bodies are compiled without path prefix, since the same cache serves builds with and without one. Adds it to their URLs. */
export function withPrefixedUrls(html: string): string {
  const prefix = withPrefix('/');
  if (prefix === '/') return html;
  const prefixed = (url: string) =>
    url.startsWith('/') && !url.startsWith('//') ? prefix + url.slice(1) : url;
  // Only inside tags: a code sample may contain href="/…" too.
  return html.replace(/<(?:a|img|source)\s[^>]*>/g, (tag) =>
    tag.replace(/ (href|src|srcset)="([^"]*)"/g, (_, name: string, value: string) => {
      const urls = name === 'srcset' ? value.split(/,\s*/) : [value];
      return ` ${name}="${urls.map(prefixed).join(', ')}"`;
    }),
  );
}
