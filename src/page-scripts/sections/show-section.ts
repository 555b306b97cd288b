import { closeButton } from '../dom/close-button';
import { element } from '../dom/element';
import { findSection, type Section } from './find-section';
import { hashTarget } from './hash-target';
import { pageSettings } from '../dom/page-settings';
import { reveal } from './reveal';
import type { TextOf } from '../dom/texts';

let shown: HTMLElement | null = null;

/**
 * Shows a hidden section, scrolls to a section that the URL spells differently, redirects to a
 * section that was moved or renamed, and shows a message when the section doesn't exist.
 *
 * @param text - Passed in, because importing it would bundle all texts a second time.
 * @param isNew - Whether the reader has just opened the URL. Otherwise, a hidden section stays
 *   hidden.
 */
export function showSection(text: TextOf, isNew: boolean): void {
  shown?.remove();
  shown = null;
  const { hash } = window.location;
  const match = findSection(hash);
  const target = match.state === 'similar' ? match.element : hashTarget(hash);
  if (match.state === 'similar') match.element.scrollIntoView();
  if (target && isNew) reveal(target);
  if (match.state !== 'missing') return;
  const moved = document.querySelector<HTMLElement>('[data-moved]')?.dataset['moved'];
  const path = moved && new Map(Object.entries(JSON.parse(moved) as Record<string, string>)).get(match.id);
  if (path) {
    window.location.replace(pageSettings().base + path);
    return;
  }
  shown = createMessage(match, text);
  document.body.append(shown);
}

function createMessage(
  { id, nearest }: { id: string; nearest: readonly Section[] },
  text: TextOf,
): HTMLElement {
  const lang = document.querySelector('main article')?.getAttribute('lang');
  const links = nearest.map((section) =>
    element('li', {}, element('a', { href: `#${section.id}` }, section.title)),
  );
  const close = closeButton(text('message.close'));
  const message = element(
    'div',
    { class: 'message message-polite', role: 'status' },
    element('p', { class: 'message-title' }, text('section.missing', { id })),
    ...(links.length === 0
      ? []
      : [
          element('p', { class: 'message-reason' }, text('section.nearest')),
          element('ul', { class: 'message-sections', lang }, ...links),
        ]),
    close,
  );
  message.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, button')) return;
    message.remove();
    // The focused element is gone. A link moves the focus by itself.
    document.getElementById('site:content')?.focus({ preventScroll: true });
  });
  return message;
}
