import type { NameLink } from '../../../../../packages/samples/render-sample';

/** Links names in highlighted code, except names that the highlighting splits. */
export function linkNames(html: string, links: readonly NameLink[]): string {
  const waiting = [...links].sort((a, b) => a.offset - b.offset);
  let offset = 0;
  return html.replace(/<[^>]+>|&[#\w]+;|[^<&]+/g, (part) => {
    if (part.startsWith('<')) return part;
    if (part.startsWith('&')) {
      offset++;
      return part;
    }
    const begin = offset;
    offset += part.length;
    let linked = '';
    let done = begin;
    for (let link = waiting[0]; link && link.offset < offset; link = waiting[0]) {
      waiting.shift();
      const end = link.offset + link.length;
      if (link.offset < done || end > offset) continue;
      const id = link.id === null ? '' : ` id="${link.id}"`;
      const rel = /^https?:/.test(link.href) ? ' rel="noopener"' : '';
      linked += `${part.slice(done - begin, link.offset - begin)}<a${id} href="${link.href}"${rel}>${part.slice(link.offset - begin, end - begin)}</a>`;
      done = end;
    }
    return linked + part.slice(done - begin);
  });
}
