import type { i18n as I18n } from 'i18next';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { pageLocale } from '../../browser/page';
import { loadTexts } from '../../browser/texts';
import { withBase } from '../../browser/with-base';
import { readReferenceSlug, splitPath, symbolCardsPath } from '../../model/docs/addresses';
import type { SymbolKind } from '../../model/reference/kinds';

/**
 * Kind, name, signature, and summary as written by the build, and the summary language if it
 * differs from the page.
 */
export type Card = [
  kind: SymbolKind | '',
  name: string,
  signature: string,
  summary: string,
  lang?: string | undefined,
];

/** The symbol that a card describes. */
interface CardSymbol {
  slug: string;
  package: string;
}

/** Returns the symbol page that an element links to; null for other elements. */
export function symbolPageOf(link: Element): CardSymbol | null {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  const { slug } = splitPath(link.pathname.slice(__BASE_PATH__.length));
  const symbol = readReferenceSlug(slug);
  return symbol?.symbol ? { slug, package: symbol.package } : null;
}

/**
 * Loads the card of the symbol that an element links to, and the texts that it needs.
 *
 * @param link - The element.
 * @param i18n - From `useTranslation`.
 * @returns The card, or undefined if the symbol has none or loading fails.
 */
export async function findCard(link: Element, i18n: I18n): Promise<Card | undefined> {
  const page = symbolPageOf(link);
  if (!page) return undefined;
  const url = withBase(symbolCardsPath(pageLocale(), page.package));
  return Promise.all([fetchJsonOnce<Record<string, Card>>(url), loadTexts(i18n, 'kinds')]).then(
    ([cards]) => cards[page.slug],
    () => undefined,
  );
}
