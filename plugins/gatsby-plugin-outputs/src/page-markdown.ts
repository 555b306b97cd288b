import { stringify } from 'yaml';
import { llmsPath, localePath, markdownPath, referenceSlug } from '../../../src/model/addresses';
import { releasesMarkdown, type HistoryTexts } from './history-markdown';
import type { OutputDoc, OutputPage } from './output-page';

export interface PageMarkdownOptions {
  /** Texts in the page language. */
  labels: { package: string; history: HistoryTexts };
  /** The site's root URL, without a trailing slash. */
  root: string;
  /** The name of the documented version. */
  version: string;
}

/**
 * Returns a page as Markdown: facts about the page as front matter, the title as the only level-1
 * heading, reference data, body, and the guide's last test.
 */
export function buildPageMarkdown(page: OutputPage, options: PageMarkdownOptions): string {
  const { doc } = page;
  const parts = [
    frontMatter(page, options),
    `# ${doc.title}`,
    referenceData(doc, options),
    doc.markdown.trim(),
    doc.followed,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Removes the front matter from a page's Markdown. */
export function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[^]*?\n---\n+/, '');
}

/** Fields without a value are left out. */
function frontMatter(
  { doc, path, slug, locale, translations }: OutputPage,
  { root, version }: PageMarkdownOptions,
): string {
  const others = translations.filter((code) => code !== locale);
  const fields = {
    title: doc.title,
    description: doc.description.replace(/\s+/g, ' ').trim() || undefined,
    url: root + encodeURI(path),
    language: doc.locale,
    version,
    lastUpdated: doc.lastUpdated?.slice(0, 10),
    translations:
      others.length > 0
        ? Object.fromEntries(
            others.map((code) => [code, root + encodeURI(markdownPath(localePath(slug, code)))]),
          )
        : undefined,
    allPages: root + llmsPath(locale),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---`;
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

function addressOf(slug: string, { locale }: OutputDoc, { root }: PageMarkdownOptions): string {
  return `${root}${markdownPath(localePath(slug, locale))}`;
}
