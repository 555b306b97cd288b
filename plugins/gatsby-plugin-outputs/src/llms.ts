import type { OutputPage } from './output-page';

/** One entry of the site's navigation in one language. */
export interface OutlineNode {
  docId: string;
  label: string;
  items: readonly OutlineNode[];
}

interface LlmsOptions {
  /** Name of the site. */
  title: string;
  /** What the site is about, in one or two sentences. */
  summary: string;
  /** Heading of the pages outside of all categories. */
  generalLabel: string;
  outline: readonly OutlineNode[];
  /** Absolute address of a page's Markdown. */
  markdownUrl: (path: string) => string;
  /** Absolute address of the file with all texts. */
  fullUrl: string;
  fullLabel: string;
}

/**
 * Writes llms.txt in the form llmstxt.org describes: title, summary, and a list of links to Markdown for each category of the
 * navigation. The reference is listed by package; the Markdown of a package leads on to its symbols.
 *
 * @param pages - Listed pages of one language.
 */
export function buildLlms(pages: readonly OutputPage[], options: LlmsOptions): string {
  const byId = new Map(pages.map((page) => [page.doc.docId, page]));
  const line = (page: OutputPage) =>
    `- [${page.doc.title}](${options.markdownUrl(page.path)})${page.doc.description ? `: ${oneLine(page.doc.description)}` : ''}`;
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
          ? pages
              .filter((page) => isReference(page) && page.doc.symbol === null && !isAboutReleases(page))
              .map(line)
          : linesOf([node]),
      })),
  ];
  return [
    `# ${options.title}`,
    `> ${oneLine(options.summary)}`,
    `${options.fullLabel}: ${options.fullUrl}`,
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ label, lines }) => `## ${label}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Pages in the order of the navigation; those it does not name follow by their paths. */
export function inReadingOrder(
  pages: readonly OutputPage[],
  outline: readonly OutlineNode[],
): OutputPage[] {
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

/** A page's Markdown as one part of the file with all texts: its headings go one level down, below the address of the page. */
export function toFullPart(markdown: string, url: string): string {
  let fence: string | null = null;
  const lines = markdown
    .trimEnd()
    .split('\n')
    .map((line) => {
      const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = null;
        return line;
      }
      if (mark !== undefined) fence = mark;
      return /^#{1,5} /.test(line) ? `#${line}` : line;
    });
  const [title = '', ...rest] = lines;
  return `${title}\n\n<${url}>\n${rest.join('\n')}\n\n`;
}

function isReference(page: OutputPage | undefined): boolean {
  return page?.doc.type === 'Reference';
}

/** Each package leads on to its changes. */
function isAboutReleases({ doc }: OutputPage): boolean {
  return doc.page === 'changes' && doc.package !== null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
