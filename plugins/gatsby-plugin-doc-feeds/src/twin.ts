import type { FeedDoc, FeedPage } from './feed-page';
import { toPlainMarkdown, type NoticeLabels } from './plain-markdown';

/** What the twin of a page needs to know of the site. */
export interface TwinOptions {
  /** Words of the language of the text. */
  labels: NoticeLabels & { package: string };
  /** Path of a twin, by the path of its page. */
  twinPath: (path: string) => string;
  /** URL path of a slug in the language of the text, without path prefix. */
  pathOf: (slug: string) => string;
  /** Path prefix of the site, such as `/docs`, or nothing. */
  prefix: string;
}

/**
 * A page as Markdown: its title as the only heading of level 1, then its body. Links to other pages lead to their twins, as absolute paths.
 *
 * @param source - The file the page is made of, front matter included.
 */
export function buildTwin({ doc }: Pick<FeedPage, 'doc'>, source: string, options: TwinOptions): string {
  const { labels, twinPath, pathOf, prefix } = options;
  const targets = new Map(
    doc.links.map(({ written, slug, hash }) => [
      written,
      `${prefix}${twinPath(pathOf(slug))}${hash ? `#${hash}` : ''}`,
    ]),
  );
  const images = picturesOf(doc.html ?? '');
  const body = toPlainMarkdown(bodyOf(source), {
    labels,
    linkOf: (written) => (written.startsWith('#') ? written : targets.get(written)),
    nextImage: () => {
      const src = images.shift();
      return src?.startsWith('/') ? prefix + src : src;
    },
  });
  const facts = doc.facts === null ? '' : factsOf(doc, options);
  return `# ${doc.title}\n\n${[facts, body.trim()].filter(Boolean).join('\n\n')}\n`;
}

/** What the page of the reference shows out of TypeDoc's facts instead of its body: the import, or the list of packages. */
function factsOf({ facts, symbol }: FeedDoc, { labels, twinPath, pathOf, prefix }: TwinOptions): string {
  const { importName, packages = [] } = JSON.parse(facts ?? '{}') as {
    importName?: string;
    packages?: { importName: string; slug: string; summary: string }[];
  };
  if (packages.length > 0) {
    return packages
      .map(
        ({ importName: name, slug, summary }) =>
          `- [${name}](${prefix}${twinPath(pathOf(slug))}): ${summary.replace(/\s+/g, ' ')}`,
      )
      .join('\n');
  }
  return importName && symbol ? `${labels.package}: \`${importName}\`` : '';
}

function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
}

function bodyOf(source: string): string {
  const match = /^\uFEFF?---[ \t]*\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  const body = match ? source.slice(match[0].length) : source;
  // A first heading of level 1 is the title, which is there already.
  return body.replace(/^\s*# .*(?:\r?\n|$)/, '');
}
