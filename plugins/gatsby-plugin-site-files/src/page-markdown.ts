import { stringify } from 'yaml';
import type { Translate } from '../../../src/locales/messages';
import {
  changesSlug,
  joinHash,
  llmsPath,
  localePath,
  markdownUrl,
  referenceSlug,
  splitHash,
} from '../../../src/model/docs/addresses';
import type { ComponentUse, MarkdownInput, PageLink } from '../../../src/model/docs/mdx-components';
import { fence } from '../../../src/model/text/markdown-text';
import { releasesMarkdown } from './history-markdown';
import type { OutputDoc, OutputPage } from './output-page';

export interface PageMarkdownOptions {
  /** Texts in the page language. */
  t: Translate<'api' | 'home' | 'markdown'>;
  /** Prints a component of an MDX guide, given the data that its React component queries. */
  printComponent: (name: ComponentUse['name'], input: MarkdownInput) => string;
  data: Queries.MdxDataQuery;
  /** Whether the reference has changes pages. */
  hasChanges: boolean;
  /** The site's root URL, without a trailing slash. */
  root: string;
  /** The name of the documented version. */
  version: string;
}

/**
 * Returns a page as Markdown: facts about the page as front matter, the title as the only level-1
 * heading, reference data, body, and the guide's last test and project. This includes everything
 * that the page's template shows besides the body.
 */
export function buildPageMarkdown(page: OutputPage, options: PageMarkdownOptions): string {
  const { doc } = page;
  const { before, after } = surroundings(page, options);
  const body = doc.markdown.map((part) =>
    typeof part === 'string' ? part.trim() : print(part, doc, options),
  );
  return `${[before, ...body, after].filter(Boolean).join('\n\n')}\n`;
}

/** Returns the Markdown above and below a page's body. */
export function surroundings(
  page: OutputPage,
  options: PageMarkdownOptions,
): { before: string; after: string } {
  const { doc } = page;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n\n');
  return {
    before: join(
      frontMatter(page, options),
      `# ${doc.title}`,
      hasLead(doc) ? oneLine(doc.description) : '',
      referenceData(doc, options),
    ),
    after: join(
      doc.followed,
      doc.project ? fence('bash', doc.project.command) : '',
      usedInGuides(page, options),
      doc.source ? definedIn(doc.source, options) : '',
    ),
  };
}

function print({ name, attributes }: ComponentUse, doc: OutputDoc, options: PageMarkdownOptions): string {
  const { printComponent, data, t } = options;
  const link = ({ title, slug }: PageLink) => `[${title}](${addressOf(slug, doc, options)})`;
  return printComponent(name, { attributes, guide: doc, data, t, link });
}

/** Formats a page's address, language, version, and dates as YAML front matter, without empty fields. */
function frontMatter(
  { doc, path, slug, locale, translations }: OutputPage,
  { root, version }: PageMarkdownOptions,
): string {
  const others = translations.filter((code) => code !== locale);
  const fields = {
    title: doc.title,
    description: oneLine(doc.description) || undefined,
    url: root + encodeURI(path),
    language: doc.locale,
    version,
    lastUpdated: doc.lastUpdated?.date.slice(0, 10),
    translations:
      others.length > 0
        ? Object.fromEntries(others.map((code) => [code, markdownUrl(root, localePath(slug, code))]))
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
    return releasesMarkdown(doc.releases, doc.package, options.t, (slug) => addressOf(slug, doc, options));
  if (packages.length > 0) {
    const list = packages.map(
      ({ name, importName: imported, summary }) =>
        `- [${imported}](${addressOf(referenceSlug(name), doc, options)}): ${oneLine(summary)}`,
    );
    const changes = `[${options.t('changes.link.all')}](${addressOf(changesSlug(), doc, options)})`;
    return [...(options.hasChanges ? [changes] : []), list.join('\n')].join('\n\n');
  }
  return importName && symbol ? `${options.t('reference.package')}: \`${importName}\`` : '';
}

function addressOf(slug: string, { locale }: OutputDoc, { root }: PageMarkdownOptions): string {
  return markdownUrl(root, localePath(slug, locale));
}

/**
 * Checks whether a page's Markdown starts with its description. Package lists and changes pages do,
 * because their bodies have no introduction.
 */
function hasLead({ type, package: packageName, pageKind }: OutputDoc): boolean {
  return type === 'Reference' && (packageName === null || pageKind === 'changes');
}

function usedInGuides({ usedIn }: OutputPage, { t, root }: PageMarkdownOptions): string {
  if (usedIn.length === 0) return '';
  const items = usedIn.map(({ path, title, section, sectionId = null }) => {
    const url = markdownUrl(root, joinHash(splitHash(path).path, sectionId));
    return `- [${section === null ? title : `${title} › ${section}`}](${url})`;
  });
  return `## ${t('reference.usedIn')}\n\n${items.join('\n')}`;
}

function definedIn(
  { file, line, url }: NonNullable<OutputDoc['source']>,
  { t }: PageMarkdownOptions,
): string {
  const position = `\`${file}:${line}\``;
  return `${t('reference.definedIn')} ${url === null ? position : `[${position}](${url})`}`;
}

/** Replaces line breaks and other white space with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
