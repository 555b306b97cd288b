import '../../components/message/Message.late.css';
import { decodeUrl } from '../../model/text';
import { element } from '../dom/element';
import { openPage } from './page-link';
import { createSpinner, topLayer } from './page-loading';
import { canOpen, probePage, type PageStatus } from './page-probe';
import { svgIcon } from '../dom/svg-icon';
import { text } from '../dom/texts';

/**
 * Why a page could not be loaded: its files are broken, the server returned an error, the site is
 * unreachable, the reader is offline, or only the page's scripts are missing.
 */
export type LoadFailureKind = Exclude<PageStatus, 'there' | 'missing'> | 'failed' | 'partial';

let shown: HTMLElement | undefined;

/** Removes the message. */
export function hideLoadFailure(): void {
  shown?.remove();
}

/**
 * Shows a message above the current page when the next one could not be loaded.
 *
 * @param kind - The reason.
 * @param target - The requested page's URL.
 */
export function showLoadFailure(kind: LoadFailureKind, target: string): void {
  hideLoadFailure();
  const { activeElement } = document;
  const path = target.replace(window.location.origin, '');
  let reason = reasonOf(kind);
  const retry = element('button', { type: 'button', class: 'message-button' }, text('load.retry'));
  const close = element('button', {
    type: 'button',
    class: 'message-close',
    'aria-label': text('message.close'),
  });
  close.append(svgIcon('close'));
  close.addEventListener('click', () => {
    hideLoadFailure();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  });
  retry.addEventListener('click', () => {
    if (retry.ariaDisabled) return;
    retry.ariaDisabled = 'true';
    const spinner = createSpinner();
    retry.append(' ', spinner);
    void probePage(target).then((status) => {
      // The message was closed, or the reader has followed another link.
      if (!retry.isConnected) return;
      spinner.remove();
      retry.ariaDisabled = null;
      if (canOpen(status)) {
        reopen(target);
        return;
      }
      // A new element makes screen readers announce the message again.
      const next = reasonOf(status);
      reason.replaceWith(next);
      reason = next;
    });
  });
  shown = element(
    'div',
    { class: 'message', role: 'alert' },
    element('p', { class: 'message-title' }, text('load.title')),
    reason,
    element(
      'p',
      { class: 'message-ways' },
      retry,
      // With a target, the browser opens the link without another check.
      ...(kind === 'partial'
        ? []
        : [element('a', { href: path, target: '_self' }, text('load.open', { path: decodeUrl(path) }))]),
    ),
    close,
  );
  topLayer().append(shown);
}

function reasonOf(kind: LoadFailureKind): HTMLElement {
  return element('p', { class: 'message-reason' }, text(`load.${kind}`));
}

/** Opens the page that failed to load, or reloads it if its URL is the current one. */
function reopen(target: string): void {
  const { pathname, search } = new URL(target, window.location.href);
  if (pathname + search === window.location.pathname + window.location.search) window.location.reload();
  else openPage(target);
}
