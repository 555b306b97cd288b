import { markdownUrl } from '../../../src/model/docs/addresses';
import { fencedLines } from '../../../src/model/docs/fenced-lines';
import type { OutputPage } from './output-page';
import { oneLine } from './page-markdown';

/** A site navigation entry in one language. */
export interface OutlineNode {
  docId: string;
  label: string;
  items: readonly OutlineNode[];
}

interface LlmsOptions {
  title: string;
  /** Site summary, in one or two sentences. */
  summary: string;
  /** Heading for pages without a category. */
  generalLabel: string;
  outline: readonly OutlineNode[];
  /** The site's root URL, without a trailing slash. */
  root: string;
  /** Absolute URL for the complete text file. */
  fullUrl: string;
  fullLabel: string;
  /** The list of all symbols; null without a reference. */
  symbols: { label: string; url: string } | null;
  /** llms.txt in the other languages. */
  others: readonly { label: string; url: string }[];
}

/**
 * Builds llms.txt in the format of llmstxt.org: title, summary, and links to the Markdown of all
 * pages, grouped by navigation category. The reference is listed by package, and has its own list of
 * symbols.
 *
 * @param pages - Listed pages in one language.
 * @param options - Texts and URLs.
 */
export function buildLlms(pages: readonly OutputPage[], options: LlmsOptions): string {
  const byId = new Map(pages.map((page) => [page.doc.docId, page]));
  const line = (page: OutputPage) => pageLine(page, options);
  const linesOf = (nodes: readonly OutlineNode[]): string[] =>
    nodes.flatMap(({ docId, items }) => {
      const page = byId.get(docId);
      return [...(page ? [line(page)] : []), ...linesOf(items)];
    });
  const isLeaf = ({ docId, items }: OutlineNode) => items.length === 0 && !isReference(byId.get(docId));
  const sections = [
    { label: options.generalLabel, lines: linesOf(options.outline.filter(isLeaf)) },
    ...options.outline
      .filter((node) => !isLeaf(node))
      .map((node) => ({
        label: node.label,
        lines: isReference(byId.get(node.docId))
          ? [
              ...(options.symbols ? [`- [${options.symbols.label}](${options.symbols.url})`] : []),
              ...pages
                .filter((page) => isReference(page) && page.doc.symbol === null && !isAboutReleases(page))
                .map(line),
            ]
          : linesOf([node]),
      })),
  ];
  return [
    `# ${options.title}`,
    `> ${plainText(options.summary)}`,
    [
      `${options.fullLabel}: ${options.fullUrl}`,
      ...options.others.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n\n'),
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ label, lines }) => `## ${plainText(label)}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Builds a second file for symbols and changes, because llms.txt would be too long with them. It has
 * the same format and is grouped by package.
 *
 * @param pages - Listed pages in one language.
 * @param options - Texts and URLs.
 * @returns An empty string if there are none.
 */
export function buildSymbolList(
  pages: readonly OutputPage[],
  options: Pick<LlmsOptions, 'title' | 'summary' | 'root'>,
): string {
  const packages = new Map<string, string[]>();
  for (const page of pages) {
    const { doc } = page;
    if (!isReference(page) || (doc.symbol === null && !isAboutReleases(page))) continue;
    const name = doc.importName ?? doc.releases[0]?.importName ?? '';
    packages.set(name, [...(packages.get(name) ?? []), pageLine(page, options)]);
  }
  if (packages.size === 0) return '';
  const sections = [...packages].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`);
  return `${[`# ${options.title}`, `> ${plainText(options.summary)}`, ...sections].join('\n\n')}\n`;
}

/** Sorts pages by the navigation. Pages that aren't in it are last, sorted by path. */
export function inReadingOrder(pages: readonly OutputPage[], outline: readonly OutlineNode[]): OutputPage[] {
  const order = new Map<string, number>();
  const walk = (nodes: readonly OutlineNode[]) => {
    for (const { docId, items } of nodes) {
      order.set(docId, order.size);
      walk(items);
    }
  };
  walk(outline);
  const rank = ({ doc }: OutputPage) =>
    doc.type === 'Reference' ? Infinity : (order.get(doc.docId) ?? order.size);
  return [...pages].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? (a.path < b.path ? -1 : 1) : left - right;
  });
}

/**
 * Converts a page's Markdown for the complete text file: all headings go one level down, and the
 * page URL follows the title.
 *
 * @param markdown - Page Markdown.
 * @param url - Page URL.
 */
export function toFullPart(markdown: string, url: string): string {
  const lines = markdown.trim().split('\n');
  const isFenced = fencedLines(lines);
  const [title = '', ...rest] = lines.map((line, index) =>
    !isFenced[index] && /^#{1,5} /.test(line) ? `#${line}` : line,
  );
  return `${title}\n\n<${url}>\n${rest.join('\n')}\n\n`;
}

/** Escapes a title for the text of a link, where a bracket could start another link. */
const plainText = (text: string): string => oneLine(text).replace(/[\\[\]]/g, '\\$&');

function pageLine({ doc, path }: OutputPage, { root }: Pick<LlmsOptions, 'root'>): string {
  return `- [${plainText(doc.title)}](${markdownUrl(root, path)})${doc.description ? `: ${plainText(doc.description)}` : ''}`;
}

function isReference(page: OutputPage | undefined): boolean {
  return page?.doc.type === 'Reference';
}

/**
 * Checks whether a page lists a package's changes. llms.txt leaves it out because the package's
 * Markdown links to it.
 */
function isAboutReleases({ doc }: OutputPage): boolean {
  return doc.pageKind === 'changes' && doc.package !== null;
}
