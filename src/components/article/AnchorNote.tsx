import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../browser/clipboard';
import { isPlainClick } from '../../browser/plain-click';
import { useBriefState } from './use-brief-state';

interface Props {
  article: RefObject<HTMLElement | null>;
  /** Shows a message to screen readers. */
  announce: (message: string) => void;
}

/**
 * Copies a section's address when its anchor is clicked, and shows a note next to the anchor for a
 * moment. The browser follows the link as usual. Without access to the clipboard, nothing is shown,
 * because the address is in the address bar.
 */
export function AnchorNote({ article, announce }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useBriefState<{ link: HTMLAnchorElement }>();
  const message = t('code.copied');
  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.anchor') : null;
      if (!link || !isPlainClick(event)) return;
      writeClipboard(link.href).then(
        () => {
          setCopied({ link });
          announce(message);
        },
        () => undefined,
      );
    };
    article.current?.addEventListener('click', onClick, { signal: stop.signal });
    return () => stop.abort();
  }, [article, announce, setCopied, message]);
  return copied && <Note link={copied.link} message={message} />;
}

function Note({ link, message }: { link: Element; message: string }) {
  const note = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (note.current) place(note.current, link.getBoundingClientRect());
  }, [link]);
  // The note scrolls with the page, and isn't part of the section's text.
  return createPortal(
    <span ref={note} className="code-note anchor-note" aria-hidden="true">
      {message}
    </span>,
    document.body,
  );
}

/** Places the note after the link, and within the window. */
function place(note: HTMLElement, { right, top, height }: DOMRect): void {
  note.style.top = `${top + height / 2 + window.scrollY}px`;
  note.style.left = `${right + 8}px`;
  const end = note.getBoundingClientRect().right - document.documentElement.clientWidth + 8;
  if (end > 0) note.style.left = `${right + 8 - end}px`;
}
