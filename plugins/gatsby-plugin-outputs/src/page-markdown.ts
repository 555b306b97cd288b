import { localePath, markdownPath, referenceSlug } from '../../../src/model/addresses';
import { releasesMarkdown, type HistoryTexts } from './history-markdown';
import type { OutputDoc } from './output-page';

export interface PageMarkdownOptions {
  /** Words of the language of the text. */
  labels: { package: string; history: HistoryTexts };
  /** Path prefix of the site, such as `/docs`, or nothing. */
  prefix: string;
}

/** A page as Markdown: its title as the only heading of level 1, its facts, its body. */
export function buildPageMarkdown(doc: OutputDoc, options: PageMarkdownOptions): string {
  const parts = [`# ${doc.title}`, factsOf(doc, options), doc.markdown.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What a page of the reference shows of its facts beside its body: the import of a symbol, the list of packages, or releases. */
function factsOf(doc: OutputDoc, options: PageMarkdownOptions): string {
  const { importName, packages, symbol } = doc;
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
  return importName && symbol ? `${options.labels.package}: \`${importName}\`` : '';
}

function addressOf(slug: string, { locale }: OutputDoc, { prefix }: PageMarkdownOptions): string {
  return `${prefix}${markdownPath(localePath(slug, locale))}`;
}
