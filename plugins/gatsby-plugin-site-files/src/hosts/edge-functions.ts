/**
 * Code of both functions that decides between HTML and Markdown by the same rules as the nginx
 * snippet. It ignores wildcards such as `*`, because browsers send them, too.
 */
const PREFERS_MARKDOWN = `/** Returns a media type's quality in an Accept header, from 0 to 1; 0 if it isn't listed. */
function qualityOf(type, accept) {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return 0;
}

/** Browsers never send text/markdown. A client that does gets Markdown, unless it gives HTML a higher quality value. */
function prefersMarkdown(request) {
  const accept = request.headers.get('Accept') ?? '';
  const quality = qualityOf('text/markdown', accept);
  return quality > 0 && quality >= qualityOf('text/html', accept);
}

/** Adds headers to a response. */
function withHeaders(response, headers) {
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

const VARIES = { Vary: 'Accept' };
const MARKDOWN = { ...VARIES, 'Content-Type': 'text/markdown; charset=utf-8' };
`;

/**
 * A Cloudflare Pages function for pages, whose paths end with a slash. All files come from the
 * assets, with the headers and redirects of `_headers` and `_redirects`.
 */
export const CLOUDFLARE_WORKER = `${PREFERS_MARKDOWN}
export default {
  async fetch(request, { ASSETS }) {
    if (!new URL(request.url).pathname.endsWith('/')) return ASSETS.fetch(request);
    if (prefersMarkdown(request)) {
      const copy = await ASSETS.fetch(new Request(new URL('index.md', request.url), request));
      if (copy.status === 200 || copy.status === 304) return withHeaders(copy, MARKDOWN);
    }
    return withHeaders(await ASSETS.fetch(request), VARIES);
  },
};
`;

/** A Netlify edge function for pages, whose paths end with a slash. */
export const NETLIFY_FUNCTION = `${PREFERS_MARKDOWN}
export default async (request, context) => {
  if (prefersMarkdown(request)) {
    const copy = await fetch(new URL('index.md', request.url), { method: request.method });
    if (copy.ok) return withHeaders(copy, MARKDOWN);
  }
  return withHeaders(await context.next(), VARIES);
};

export const config = { pattern: '/$', method: ['GET', 'HEAD'] };
`;
