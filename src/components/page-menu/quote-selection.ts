/** GitHub rejects addresses of more than about 8,000 bytes, and a Cyrillic letter takes 6 of them. */
const MAX_QUOTE_LENGTH = 800;

/**
 * Adds the selected text of the article, with a link to its section, to a new report.
 *
 * @param reportUrl - The URL for a new report, with its title and body.
 * @param pageUrl - The deployed page's URL.
 * @returns The report's URL. Without a selection in an article, it stays as it is.
 */
export function quoteSelection(reportUrl: string, pageUrl: string): string {
  const selection = window.getSelection();
  const quote = selection?.toString().trim() ?? '';
  const start = selection?.rangeCount ? selection.getRangeAt(0).startContainer : null;
  const article = (start instanceof Element ? start : start?.parentElement)?.closest('article');
  if (quote === '' || !start || !article) return reportUrl;
  const url = new URL(reportUrl);
  addQuote(url.searchParams, quote, sectionOf(start, article), pageUrl);
  return url.href;
}

function addQuote(report: URLSearchParams, quote: string, heading: Element | undefined, url: string): void {
  const clipped = quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : quote;
  const title = heading?.textContent?.trim() ?? '';
  const source = heading?.id ? `[${title}](${url}#${encodeURIComponent(heading.id)})` : `[${title}](${url})`;
  report.set('title', `${report.get('title') ?? ''}: ${title}`);
  report.set('body', `> ${clipped.replaceAll('\n', '\n> ')}\n\n— ${source}\n\n${report.get('body') ?? ''}`);
}

/** Returns the last heading before a node, or the heading that contains it. */
function sectionOf(node: Node, article: Element): Element | undefined {
  return [...article.querySelectorAll('h1, h2, h3, h4, h5, h6')].findLast(
    (heading) =>
      heading.contains(node) || heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
