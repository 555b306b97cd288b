import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { findCard, symbolPageOf, type Card } from './find-card';

const SHOW_AFTER = 250;
const HIDE_AFTER = 200;

export interface ShownCard {
  link: HTMLElement;
  card: Card;
}

export interface CardActions {
  keep: () => void;
  hide: () => void;
  hideSoon: () => void;
}

/**
 * Decides which card is shown, from the events of an article's links and names.
 *
 * @param article - Contains the links and names.
 * @param cardElement - The card.
 * @param nameCards - The cards of names in samples.
 * @returns The shown card, and functions that keep it open or hide it.
 */
export function useCardEvents(
  article: RefObject<HTMLElement | null>,
  cardElement: RefObject<HTMLElement | null>,
  nameCards: WeakMap<Element, Card>,
): CardActions & { shown: ShownCard | null } {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState<ShownCard | null>(null);
  const actions = useMemo(() => {
    let current: HTMLElement | null = null;
    let timer: number | undefined;
    const keep = (): void => window.clearTimeout(timer);
    const hide = (): void => {
      keep();
      current = null;
      setShown(null);
    };
    const hideSoon = (): void => {
      keep();
      timer = window.setTimeout(hide, HIDE_AFTER);
    };
    const show = async (link: HTMLElement): Promise<void> => {
      const card = nameCards.get(link) ?? (await findCard(link, i18n));
      if (card && current === link) setShown({ link, card });
    };
    const showSoon = (target: EventTarget | null, delay: number): void => {
      const link =
        target instanceof Element ? target.closest<HTMLElement>('.markdown a, .sample-name') : null;
      if (!link || !(nameCards.has(link) || symbolPageOf(link))) return;
      // The pointer may move between parts of one link. That must neither hide the card nor cancel
      // showing it.
      keep();
      if (link === current && cardElement.current) return;
      if (link !== current) hide();
      current = link;
      timer = window.setTimeout(() => void show(link), delay);
    };
    const isCurrent = (target: EventTarget | null): boolean =>
      target instanceof Node && current?.contains(target) === true;
    return { keep, hide, hideSoon, showSoon, isCurrent };
  }, [nameCards, cardElement, i18n]);
  const { hide, hideSoon, showSoon, isCurrent } = actions;
  useEffect(() => {
    const root = article.current;
    if (!root) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    // A `pointerover` also happens when the page moves below a resting pointer.
    const onMove = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') showSoon(target, SHOW_AFTER);
    };
    const onOut = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch' && isCurrent(target)) hideSoon();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      // A touch focuses the link too; only the keyboard makes the focus visible.
      if (target instanceof Element && target.matches(':focus-visible')) showSoon(target, 0);
    };
    root.addEventListener('pointermove', onMove, options);
    root.addEventListener('pointerout', onOut, options);
    root.addEventListener('focusin', onFocus, options);
    root.addEventListener('focusout', ({ target }) => isCurrent(target) && hideSoon(), options);
    root.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('.sample-name') && showSoon(target, 0),
      options,
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!cardElement.current?.contains(target as Node) && !isCurrent(target)) hide();
      },
      options,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
    return () => stop.abort();
  }, [article, cardElement, hide, hideSoon, showSoon, isCurrent]);
  return { shown, ...actions };
}
