import './copy-address.css';
import { writeClipboard } from '../../browser/clipboard';
import { element } from '../dom/element';

const MESSAGE_DURATION = 2500;

let note: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Copies a link's address, and shows a note next to the link for a moment. Without access to the
 * clipboard, nothing happens, because the address is in the address bar.
 *
 * @param message - The note's text.
 */
export function copyAddress(link: HTMLAnchorElement, message: string): void {
  writeClipboard(link.href).then(
    () => showNote(link, message),
    () => undefined,
  );
}

function showNote(link: HTMLElement, message: string): void {
  note?.remove();
  window.clearTimeout(timer);
  note = element('span', { class: 'code-note anchor-note', role: 'status' });
  // The note scrolls with the page, and isn't part of the text, which React may compare with its own.
  document.body.append(note);
  const { right, top, height } = link.getBoundingClientRect();
  note.style.top = `${top + height / 2 + window.scrollY}px`;
  note.style.left = `${right + 8}px`;
  // Screen readers announce changes of a status that is on the page already.
  note.textContent = message;
  const end = note.getBoundingClientRect().right - document.documentElement.clientWidth + 8;
  if (end > 0) note.style.left = `${right + 8 - end}px`;
  timer = window.setTimeout(() => note?.remove(), MESSAGE_DURATION);
}
