import { fillIn } from '../../locales/translate';
import { findMessages, messagePattern } from '../../model/match-message';
import { hashTarget } from '../sections/hash-target';
import { on } from '../dom/events';

const BOX = '[data-filter]';

/*
 * Handles the box that filters a page's items, such as error messages, by text, note, and group. The
 * listener is on the document, so loading the module once is enough.
 */
on('input', BOX, filterItems);
// The reader may have typed before the module was loaded.
const box = document.querySelector<HTMLElement>(BOX);
if (box?.querySelector('input')?.value) filterItems(box);

/**
 * Shows the items that match all filters, and their entries in the table of contents. If the typed
 * text contains whole error messages, as a pasted log line does, only these are shown, and the
 * longest one opens. So does an item that is the only one left.
 */
function filterItems(box: HTMLElement): void {
  const text = box.querySelector('input')?.value.trim() ?? '';
  const note = box.querySelector<HTMLInputElement>(':checked[type="radio"]')?.value ?? '';
  const group = box.querySelector('select')?.value ?? '';
  const items = [...document.querySelectorAll<HTMLElement>('[data-group] > :is(details, .member)')];
  const messages = findMessages(
    items.flatMap((item, id) => messagePattern(id, item.querySelector('h3')?.textContent ?? '')),
    text,
  );
  const [best] = [...messages].sort(([, a], [, b]) => b - a)[0] ?? [];
  const contents = items.map((item) =>
    `${item.closest('[data-group]')?.querySelector('h2')?.textContent} ${item.textContent}`.toLowerCase(),
  );
  // Ignore words that no item contains, such as the values in a pasted part of a message.
  const typed = text.toLowerCase().split(/\s+/);
  const words = typed.filter((word) => contents.some((each) => each.includes(word)));
  const isFound = (id: number): boolean =>
    messages.size > 0
      ? messages.has(id)
      : words.length > 0 && words.every((word) => contents[id]?.includes(word));
  const shown = items.filter(
    (item, id) =>
      isFound(id) &&
      (note === '' || (item.dataset['notes'] ?? '').split('\n').includes(note)) &&
      (group === '' || item.closest<HTMLElement>('[data-group]')?.dataset['group'] === group),
  );
  for (const item of items) item.hidden = !shown.includes(item);
  const opened = shown.length === 1 ? shown[0] : best === undefined ? undefined : items[best];
  if (text !== '' && opened instanceof HTMLDetailsElement) opened.open = true;
  for (const section of document.querySelectorAll<HTMLElement>('[data-group]'))
    section.hidden = !shown.some((item) => section.contains(item));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc-list] a'))
    if (link.parentElement) link.parentElement.hidden = !!hashTarget(link.hash)?.closest('[hidden]');
  const status = box.querySelector('[role="status"]');
  const isAll = text === '' && note === '' && group === '';
  if (status) status.textContent = isAll ? '' : fillIn(box.dataset['found'] ?? '', { count: shown.length });
  const search = box.querySelector('a');
  if (!search) return;
  search.hidden = shown.length > 0 || text === '';
  search.search = `?q=${encodeURIComponent(text)}`;
}
