import './dialog.css';
import { on } from './events';
import { isPlainClick } from '../model/plain-click';

/** What a dialog needs before it is shown, as soon as it is shown, and after it was closed. */
interface DialogHooks {
  beforeOpen?: (dialog: HTMLDialogElement) => void;
  onOpen?: (dialog: HTMLDialogElement) => void;
  onClose?: (dialog: HTMLDialogElement) => void;
}

/** How long no key is pressed in a dialog before it is made modal, in milliseconds. */
const PAUSE = 500;

const hooks = new Map<string, DialogHooks>();
/** Shown, and not modal yet. */
let opening: HTMLDialogElement | null = null;
let timer: number | undefined;

/** Adds what happens when the dialog of an id is opened and closed. */
export function describeDialog(id: string, own: DialogHooks): void {
  hooks.set(id, own);
}

/**
 * Opens a modal dialog of the page. A native modal keeps the focus inside, closes on Esc and makes the page behind it inert. For the last, the
 * browser computes the style of the whole page anew, 70 ms and more on a slow phone, in which no key is answered: so the dialog is shown first,
 * and made modal when the reader pauses or is about to leave it.
 *
 * @returns The dialog, or null when the page has none of this id.
 */
export function openDialog(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return null;
  if (dialog.open) return dialog;
  const { beforeOpen, onOpen, onClose } = hooks.get(id) ?? {};
  const opener = document.activeElement;
  if (opening) makeModal(opening);
  beforeOpen?.(dialog);
  dialog.show();
  opening = dialog;
  setExpanded(id, true);
  dialog.addEventListener(
    'close',
    () => {
      setExpanded(id, false);
      // The browser would give the focus back to where it was when the dialog became modal: inside.
      if (opener instanceof HTMLElement && isLost(document.activeElement, dialog))
        opener.focus({ preventScroll: true });
      onClose?.(dialog);
    },
    { once: true },
  );
  onOpen?.(dialog);
  makeModalOnPause(dialog);
  return dialog;
}

function makeModalOnPause(dialog: HTMLDialogElement): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(makeModal, PAUSE, dialog);
}

function makeModal(dialog: HTMLDialogElement): void {
  if (opening === dialog) opening = null;
  if (!dialog.open || !dialog.isConnected) return;
  const focused = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  // What the reader has moved the focus to meanwhile keeps it.
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}

function isLost(focused: Element | null, dialog: HTMLElement): boolean {
  return focused === null || focused === document.body || dialog.contains(focused);
}

/** Opens and closes dialogs: by `data-opens`, by `data-closes`, on the backdrop and by following a link in one. */
export function listenToDialogs(): void {
  on('click', '[data-opens]', (opener) => openDialog(opener.dataset['opens'] ?? ''));
  on('click', '[data-closes]', (button) => button.closest('dialog')?.close());
  on('click', 'dialog a[href]', (link, event) => {
    if (isPlainClick(event)) link.closest('dialog')?.close();
  });
  // Of a modal dialog the browser does it, and leaves nothing beside it to be pressed.
  on('keydown', 'dialog', (dialog, { key }) => {
    if (dialog !== opening) return;
    if (key === 'Escape') opening.close();
    else if (key === 'Tab') makeModal(opening);
    else makeModalOnPause(opening);
  });
  let pressed: Element | null = null;
  on('pointerdown', '*', (element) => {
    pressed = element;
    if (!opening?.contains(element)) opening?.close();
  });
  // A click on the backdrop is one on the dialog itself. So is one that began inside, as when text is selected.
  on('click', 'dialog', (dialog, event) => {
    if (event.target === dialog && pressed === dialog) (dialog as HTMLDialogElement).close();
  });
}

function setExpanded(id: string, isOpen: boolean): void {
  for (const opener of document.querySelectorAll(`[data-opens="${id}"]`))
    opener.setAttribute('aria-expanded', String(isOpen));
}
