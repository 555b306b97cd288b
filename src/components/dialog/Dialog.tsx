import './Dialog.late.css';
import { useEffect, useRef, type DialogHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { isPlainClick } from '../../browser/plain-click';

interface Props extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose' | 'open'> {
  /** Called when the reader closes the dialog: with Escape, a click outside it, or a link in it. */
  onClose: () => void;
  children: ReactNode;
}

/** Time without a key press before a dialog becomes modal, in milliseconds. */
const KEY_PAUSE = 500;

/**
 * A modal dialog, which is open while it is rendered. When it disappears, the focus returns to where it
 * was. Making a dialog modal forces the browser to recompute all page styles. That takes 70 ms or more
 * on a slow phone and delays key presses, so the dialog is shown first and becomes modal when the reader
 * pauses or is about to leave it.
 */
export function Dialog({ onClose, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  return (
    <dialog ref={dialog} {...rest}>
      {children}
    </dialog>
  );
}

/** The open dialogs, the last one opened last. */
const openDialogs: HTMLDialogElement[] = [];

/**
 * Returns the element in which new controls are usable: the open dialog, because a modal one blocks the
 * page behind it, or the body.
 */
export const topLayer = (): HTMLElement => openDialogs.at(-1) ?? document.body;

function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: number | undefined;
    let pressed: EventTarget | null = null;
    const isModal = () => timer === undefined;
    const makeModal = () => {
      window.clearTimeout(timer);
      timer = undefined;
      const focused = document.activeElement;
      dialog.removeAttribute('open');
      dialog.showModal();
      lockScroll();
      // Keep the focus where the reader moved it in the meantime.
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
    };
    const makeModalOnPause = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(makeModal, KEY_PAUSE);
    };
    openDialogs.push(dialog);
    dialog.show();
    dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]')?.focus({ preventScroll: true });
    makeModalOnPause();
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        close.current();
      },
      { signal },
    );
    // A modal dialog gets this from the browser, which also blocks clicks outside it.
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (isModal() || event.defaultPrevented) return;
        if (event.key === 'Escape') {
          event.preventDefault();
          close.current();
        } else if (event.key === 'Tab') makeModal();
        else makeModalOnPause();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        pressed = target;
        if (!isModal() && target instanceof Node && !dialog.contains(target)) close.current();
      },
      { signal },
    );
    // On the document, so that the handlers of islands, which may unmount the target, run first.
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!event.composedPath().includes(dialog)) return;
        // A click on the backdrop targets the dialog itself. So does one that started inside it, for
        // example when selecting text.
        if (target === dialog && pressed === dialog) close.current();
        else if (
          target instanceof Element &&
          target.closest('a[href]') &&
          isPlainClick(event) &&
          !event.defaultPrevented
        )
          close.current();
      },
      { signal },
    );
    return () => {
      listening.abort();
      window.clearTimeout(timer);
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      // The browser would restore the focus to where it was when the dialog became modal: inside it.
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || dialog.contains(focused);
      dialog.close();
      lockScroll();
      if (opener instanceof HTMLElement && isLost) opener.focus({ preventScroll: true });
    };
  }, [ref]);
}

/**
 * Marks the root while a modal dialog is open. A style sheet could do this with `:has()`, but then the
 * browser recalculates all styles when it parses a dialog.
 */
function lockScroll(): void {
  document.documentElement.toggleAttribute(
    'data-dialog-open',
    openDialogs.some((dialog) => dialog.matches(':modal')),
  );
}
