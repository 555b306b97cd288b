import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SymbolKind } from '../../model/reference/kinds';
import type { Card } from './find-card';
import { useCardEvents, type CardActions, type ShownCard } from './use-card-events';

const CARD_ID = 'site:symbol-card';

interface Props {
  article: RefObject<HTMLElement | null>;
  /** The cards of names in samples whose data is loaded. */
  nameCards: WeakMap<Element, Card>;
}

/**
 * Shows a card with kind, signature, and summary for links to API symbols, and with compiler
 * information for names in samples, on hover and keyboard focus. The card stays open while the
 * pointer is on it, and closes on Escape. A touch opens it only for names without a link,
 * because a touch follows links.
 */
export function SymbolCards({ article, nameCards }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, keep, hide, hideSoon } = useCardEvents(article, element, nameCards);
  return shown && <SymbolCard {...shown} {...{ element, keep, hide, hideSoon }} />;
}

interface CardProps extends ShownCard, CardActions {
  element: RefObject<HTMLDivElement | null>;
}

function SymbolCard({ link, card, element, keep, hide, hideSoon }: CardProps) {
  useLayoutEffect(() => {
    const placeOrHide = () => {
      const box = link.getBoundingClientRect();
      if (box.bottom < 0 || box.top > window.innerHeight) hide();
      else if (element.current) place(element.current, box);
    };
    if (element.current) place(element.current, link.getBoundingClientRect());
    link.setAttribute('aria-describedby', CARD_ID);
    window.addEventListener('scroll', placeOrHide, { passive: true });
    return () => {
      link.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', placeOrHide);
    };
  }, [link, element, hide]);
  const [kind, name, signature, summary, lang] = card;
  return createPortal(
    <div
      ref={element as RefObject<HTMLDivElement>}
      id={CARD_ID}
      className="symbol-card"
      role="tooltip"
      onPointerEnter={keep}
      onPointerLeave={hideSoon}
    >
      {kind !== '' && <CardKind kind={kind} />}
      {name !== '' && <strong className="symbol-card-name">{name}</strong>}
      {signature !== '' && <code className="symbol-card-signature">{signature}</code>}
      {summary !== '' && (
        <p className="symbol-card-summary" lang={lang}>
          {summary}
        </p>
      )}
    </div>,
    document.body,
  );
}

function CardKind({ kind }: { kind: SymbolKind }) {
  const { t } = useTranslation('kinds');
  return <span className={`symbol-card-kind kind-${kind}`}>{t(`kind.${kind}`)}</span>;
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
