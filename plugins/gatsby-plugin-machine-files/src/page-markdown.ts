import { localePath, markdownPath, referenceSlug } from '../../../src/model/addresses';
import {
  historyMarkdown,
  releasesMarkdown,
  type HistoryWords,
  withMemberHistories,
} from './history-markdown';
import type { MachineDoc } from './machine-page';
import { toPlainMarkdown, type BoxLabels } from './plain-markdown';

export interface PageMarkdownOptions {
  /** Words of the language of the text. */
  labels: BoxLabels & { package: string; history: HistoryWords };
  /** Path prefix of the site, such as `/docs`, or nothing. */
  prefix: string;
}

/**
 * A page as Markdown: its title as the only heading of level 1, then its body. Links to other pages lead to their Markdown, as absolute paths.
 *
 * @param source - The file the page is made of, front matter included.
 */
export function buildPageMarkdown(doc: MachineDoc, source: string, options: PageMarkdownOptions): string {
  const { labels, prefix } = options;
  const targets = new Map(
    doc.links.map(({ written, slug, hash }) => [
      written,
      `${addressOf(slug, doc, options)}${hash ? `#${hash}` : ''}`,
    ]),
  );
  const images = picturesOf(doc.html ?? '');
  const body = toPlainMarkdown(withMemberHistories(bodyOf(source), doc.members, labels.history), {
    labels,
    linkOf: (written) => (written.startsWith('#') ? written : targets.get(written)),
    nextImage: () => {
      const src = images.shift();
      return src?.startsWith('/') ? prefix + src : src;
    },
  });
  const facts = factsOf(doc, options);
  return `# ${doc.title}\n\n${[facts, body.trim()].filter(Boolean).join('\n\n')}\n`;
}

/** What a page of the reference shows of its facts beside its body: the import and the history of a symbol, the list of packages, or releases. */
function factsOf(doc: MachineDoc, options: PageMarkdownOptions): string {
  const { importName, packages, symbol, history } = doc;
  if (doc.releases.length > 0)
    return releasesMarkdown(doc.releases, options.labels.history, (slug) => {
      const [path = slug, hash] = slug.split('#');
      return `${addressOf(path, doc, options)}${hash === undefined ? '' : `#${hash}`}`;
    });
  if (packages.length > 0)
    return packages
      .map(
        ({ name, importName: imported, summary }) =>
          `- [${imported}](${addressOf(referenceSlug(name), doc, options)}): ${summary.replace(/\s+/g, ' ')}`,
      )
      .join('\n');
  return [
    importName && symbol ? `${options.labels.package}: \`${importName}\`` : '',
    history ? historyMarkdown(history, options.labels.history) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function addressOf(slug: string, { locale }: MachineDoc, { prefix }: PageMarkdownOptions): string {
  return `${prefix}${markdownPath(localePath(slug, locale))}`;
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
