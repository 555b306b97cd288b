import { readReferenceSlug, splitPath, symbolCardsPath } from '../../model/addresses';
import type { SymbolKind } from '../../model/kinds';
import { element } from '../dom/element';
import { on } from '../dom/events';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { pageSettings, pageLocale } from '../dom/page-settings';
import { text } from '../dom/texts';

/**
 * Kind, name, signature, and summary as written by the build, and the summary language if it
 * differs from the page.
 */
type Card = [
  kind: SymbolKind | '',
  name: string,
  signature: string,
  summary: string,
  lang?: string | undefined,
];

/** An element with a hover card: a name in a sample, once the data is loaded. */
export interface CardAnchor extends HTMLElement {
  card?: Card;
}

const SHOW_AFTER = 250;
const HIDE_AFTER = 200;
const CARD_ID = 'site:symbol-card';

/**
 * Shows a card with kind, signature, and summary for links to API symbols, and with compiler
 * information for names in samples, on hover and keyboard focus. The card stays open while the
 * pointer is on it, and closes on Escape. A touch opens it only for names without a link,
 * because a touch follows links.
 */
export function showSymbolCards(): void {
  let card: HTMLElement | null = null;
  let current: CardAnchor | null = null;
  let timer: number | undefined;
  const hide = (): void => {
    window.clearTimeout(timer);
    card?.remove();
    current?.removeAttribute('aria-describedby');
    card = current = null;
  };
  const show = async (link: CardAnchor): Promise<void> => {
    const content = await findCard(link);
    if (!content || current !== link) return;
    card?.remove();
    card = cardElement(content);
    card.addEventListener('pointerenter', () => window.clearTimeout(timer));
    card.addEventListener('pointerleave', hideSoon);
    document.body.append(card);
    place(card, link.getBoundingClientRect());
    link.setAttribute('aria-describedby', CARD_ID);
  };
  const hideSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(hide, HIDE_AFTER);
  };
  const showSoon = (target: EventTarget | null, delay: number): void => {
    const link = target instanceof Element ? target.closest<CardAnchor>('.markdown a, .sample-name') : null;
    if (!link || !(link.card || symbolPath(link))) return;
    // The pointer may move between parts of one link. That must neither hide the card nor cancel
    // showing it.
    window.clearTimeout(timer);
    if (link === current && card) return;
    if (link !== current) hide();
    current = link;
    timer = window.setTimeout(() => void show(link), delay);
  };
  // A `pointerover` also happens when the page moves below a resting pointer.
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') showSoon(event.target, SHOW_AFTER);
  };
  const onOut = (event: PointerEvent): void => {
    if (
      event.pointerType !== 'touch' &&
      current &&
      event.target instanceof Node &&
      current.contains(event.target)
    )
      hideSoon();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    // A touch focuses the link too; only the keyboard makes the focus visible.
    if (target instanceof Element && target.matches(':focus-visible')) showSoon(target, 0);
  };
  const onScroll = (): void => {
    if (!card || !current) return;
    const link = current.getBoundingClientRect();
    if (link.bottom < 0 || link.top > window.innerHeight) hide();
    else place(card, link);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  document.addEventListener('pointermove', onMove, { passive: true });
  document.addEventListener('pointerout', onOut);
  on('click', '.sample-name', (name) => showSoon(name, 0));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !card?.contains(target) && !current?.contains(target)) hide();
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', () => current && hideSoon());
  document.addEventListener('keydown', onKey);
  window.addEventListener('scroll', onScroll, { passive: true });
  // The next page has other links.
  window.addEventListener('app:route', hide);
}

function symbolPath(link: HTMLElement): { slug: string; package: string } | null {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  const { slug } = splitPath(link.pathname.slice(pageSettings().base.length));
  const symbol = readReferenceSlug(slug);
  return symbol?.symbol ? { slug, package: symbol.package } : null;
}

async function findCard(link: CardAnchor): Promise<Card | undefined> {
  if (link.card) return link.card;
  const path = symbolPath(link);
  if (!path) return undefined;
  const url = pageSettings().base + symbolCardsPath(pageLocale(), path.package);
  return fetchJsonOnce<Record<string, Card>>(url).then(
    (cards) => cards[path.slug],
    () => undefined,
  );
}

function cardElement([kind, name, signature, summary, lang]: Card): HTMLElement {
  const part = (tag: 'span' | 'strong' | 'code' | 'p', className: string, content: string, lang?: string) =>
    content === '' ? [] : [element(tag, { class: className, lang }, content)];
  return element(
    'div',
    { id: CARD_ID, class: 'symbol-card', role: 'tooltip' },
    ...part('span', `symbol-card-kind kind-${kind}`, kind && text(`kind.${kind}`)),
    ...part('strong', 'symbol-card-name', name),
    ...part('code', 'symbol-card-signature', signature),
    ...part('p', 'symbol-card-summary', summary, lang),
  );
}

/** Places the card below the link, or above it if there is no space, and within the window. */
function place(card: HTMLElement, link: DOMRect): void {
  const gap = 8;
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(gap, Math.min(link.left, document.documentElement.clientWidth - width - gap));
  const below = link.bottom + gap + height <= window.innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${below ? link.bottom + gap : Math.max(gap, link.top - gap - height)}px`;
}
