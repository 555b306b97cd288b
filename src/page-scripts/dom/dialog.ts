import '../../components/dialog/Dialog.late.css';
import { on } from './events';
import { isPlainClick } from '../../browser/plain-click';

/** Functions to run before a dialog opens, after it has opened, and after it was closed. */
interface DialogHooks {
  beforeOpen?: (dialog: HTMLDialogElement) => void;
  onOpen?: (dialog: HTMLDialogElement) => void;
  onClose?: (dialog: HTMLDialogElement) => void;
}

/** Time without a key press before a dialog becomes modal, in milliseconds. */
const KEY_PAUSE = 500;

const hooks = new Map<string, DialogHooks>();
/** The dialog that is shown but not modal yet. */
let pendingDialog: HTMLDialogElement | null = null;
let timer: number | undefined;

/** Registers the functions to run when the dialog with this ID opens and closes. */
export function describeDialog(id: string, dialogHooks: DialogHooks): void {
  hooks.set(id, dialogHooks);
}

/**
 * Opens a modal dialog. Making a dialog modal forces the browser to recompute all page styles. That
 * takes 70 ms or more on a slow phone and delays key presses, so the dialog is shown first and
 * becomes modal when the reader pauses or is about to leave it.
 *
 * @param id - The dialog's element ID.
 * @returns The dialog, or null when the page doesn't contain it.
 */
export function openDialog(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return null;
  if (dialog.open) return dialog;
  // Browsers send the event in a later task. If the dialog reopens before that, end its last use now.
  dialog.onclose?.(new Event('close'));
  const { beforeOpen, onOpen, onClose } = hooks.get(id) ?? {};
  const opener = document.activeElement;
  if (pendingDialog) makeModal(pendingDialog);
  beforeOpen?.(dialog);
  dialog.show();
  pendingDialog = dialog;
  setExpanded(id, true);
  dialog.onclose = () => {
    if (dialog.open) return;
    dialog.onclose = null;
    lockScroll();
    setExpanded(id, false);
    // The browser would restore the focus to where it was when the dialog became modal: inside
    // it.
    if (opener instanceof HTMLElement && isLost(document.activeElement, dialog))
      opener.focus({ preventScroll: true });
    onClose?.(dialog);
  };
  onOpen?.(dialog);
  makeModalOnPause(dialog);
  return dialog;
}

function makeModalOnPause(dialog: HTMLDialogElement): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(makeModal, KEY_PAUSE, dialog);
}

function makeModal(dialog: HTMLDialogElement): void {
  if (pendingDialog === dialog) pendingDialog = null;
  if (!dialog.open || !dialog.isConnected) return;
  const focused = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  lockScroll();
  // Keep the focus where the reader moved it in the meantime.
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * Marks the root while a dialog is open. A style sheet could do this with `:has()`, but then the browser
 * recalculates all styles when it parses a dialog.
 */
function lockScroll(): void {
  document.documentElement.toggleAttribute(
    'data-dialog-open',
    document.querySelector('dialog[open]') !== null,
  );
}

function isLost(focused: Element | null, dialog: HTMLElement): boolean {
  return focused === null || focused === document.body || dialog.contains(focused);
}

/** Handles clicks on `data-opens` and `data-closes`, on the backdrop, and on links in dialogs. */
export function listenToDialogs(): void {
  on('click', '[data-opens]', (opener) => openDialog(opener.dataset['opens'] ?? ''));
  on('click', '[data-closes]', (button) => button.closest('dialog')?.close());
  on('click', 'dialog a[href]', (link, event) => {
    if (isPlainClick(event) && !event.defaultPrevented) link.closest('dialog')?.close();
  });
  // A modal dialog gets this from the browser, which also blocks clicks outside it.
  on('keydown', 'dialog', (dialog, { key }) => {
    if (dialog !== pendingDialog) return;
    if (key === 'Escape') pendingDialog.close();
    else if (key === 'Tab') makeModal(pendingDialog);
    else makeModalOnPause(pendingDialog);
  });
  // The app removes the dialogs of the last page, without an event.
  window.addEventListener('app:route', lockScroll);
  let pressed: Element | null = null;
  on('pointerdown', '*', (element) => {
    pressed = element;
    if (!pendingDialog?.contains(element)) pendingDialog?.close();
  });
  // A click on the backdrop targets the dialog itself. So does one that started inside it, for
  // example when selecting text.
  on('click', 'dialog', (dialog, event) => {
    if (event.target === dialog && pressed === dialog) (dialog as HTMLDialogElement).close();
  });
}

function setExpanded(id: string, isOpen: boolean): void {
  for (const opener of document.querySelectorAll(`[data-opens="${id}"]`))
    opener.setAttribute('aria-expanded', String(isOpen));
}
