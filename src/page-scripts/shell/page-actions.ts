import { writeClipboard } from '../../browser/clipboard';
import { element } from '../dom/element';
import { fetchFile } from '../../browser/fetch-file';
import { text } from '../dom/texts';

/** GitHub rejects addresses of more than about 8,000 bytes, and a Cyrillic letter takes 6 of them. */
const MAX_QUOTE_LENGTH = 800;

/** The address of each report link before a selection was added. */
const reportUrls = new WeakMap<HTMLAnchorElement, string>();

/**
 * Copies the page as Markdown, and shows the result in the list of page actions.
 *
 * @param button - Its `data-copies-page` is the Markdown file's URL.
 */
export function copyPage(button: HTMLElement): void {
  const url = button.dataset['copiesPage'] ?? '';
  const status = button.closest('ul')?.querySelector('[role="status"]');
  writeClipboard(fetchFile(url).then((response) => response.text())).then(
    () => status?.replaceChildren(text('page.copied')),
    () => status?.replaceChildren(text('page.copy.failed'), ' ', element('a', { href: url }, url)),
  );
}

/**
 * Adds the selected text of the article, with a link to its section, to a new report.
 *
 * @param menu - The page menu, which contains the report link.
 */
export function quoteSelection(menu: HTMLElement): void {
  menu.querySelector('[role="status"]')?.replaceChildren();
  const link = menu.querySelector<HTMLAnchorElement>('a[data-reports]');
  if (!link) return;
  const url = new URL(reportUrls.get(link) ?? link.href);
  reportUrls.set(link, url.href);
  const selection = window.getSelection();
  const start = selection?.rangeCount ? selection.getRangeAt(0).startContainer : null;
  const quote = selection?.toString().trim() ?? '';
  if (start && quote !== '' && menu.closest('article')?.contains(start))
    addQuote(url.searchParams, quote, sectionOf(start), pageUrl());
  link.href = url.href;
}

/** Returns the deployed page's URL, also in a preview. */
function pageUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? window.location.origin + window.location.pathname;
}

function addQuote(report: URLSearchParams, quote: string, heading: Element | undefined, url: string): void {
  const clipped = quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : quote;
  const title = heading?.textContent?.trim() ?? '';
  const source = heading?.id ? `[${title}](${url}#${encodeURIComponent(heading.id)})` : `[${title}](${url})`;
  report.set('title', `${report.get('title') ?? ''}: ${title}`);
  report.set('body', `> ${clipped.replaceAll('\n', '\n> ')}\n\n— ${source}\n\n${report.get('body') ?? ''}`);
}

/** Returns the last heading before a node, or the heading that contains it. */
function sectionOf(node: Node): Element | undefined {
  return [...document.querySelectorAll('article :is(h1, h2, h3, h4, h5, h6)')].findLast(
    (heading) =>
      heading.contains(node) || heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
