import { localePath, markdownPath, referenceSlug } from '../../../src/model/addresses';
import { releasesMarkdown, type HistoryTexts } from './history-markdown';
import type { OutputDoc } from './output-page';

export interface PageMarkdownOptions {
  /** Texts in the page language. */
  labels: { package: string; history: HistoryTexts };
  /** The site's path prefix, such as `/docs`, or an empty string. */
  prefix: string;
}

/** Returns a page as Markdown: the title as the only level-1 heading, reference data, and body. */
export function buildPageMarkdown(doc: OutputDoc, options: PageMarkdownOptions): string {
  const parts = [`# ${doc.title}`, referenceData(doc, options), doc.markdown.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Formats the data that a reference page shows in addition to its body: import of a symbol, list of
 * packages, or releases.
 */
function referenceData(doc: OutputDoc, options: PageMarkdownOptions): string {
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
