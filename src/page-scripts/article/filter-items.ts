import { fillIn } from '../../locales/translate';
import { findMessages, messagePattern } from '../../model/match-message';
import { hashTarget } from '../sections/hash-target';
import { on } from '../dom/events';

const FORM = 'form[data-filter]';
const ITEM = 'details, .member';

/*
 * Handles the form that filters a page's items, such as error messages, by text, note, and group. The
 * address keeps the filters for reloads and shared links. The listeners are on the document, so loading
 * the module once is enough.
 */
on('input', FORM, applyFilters);
on('reset', FORM, (form) => {
  // The fields change after the event. The button disappears, so it can't keep the focus.
  setTimeout(applyFilters, 0, form);
  form.querySelector('input')?.focus();
});
on('submit', FORM, (_, event) => event.preventDefault());
const form = document.querySelector<HTMLElement>(FORM);
if (form) {
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const field = (form as HTMLFormElement).elements.namedItem(name);
    // The reader may have typed before the module was loaded.
    if (field && 'value' in field && field.value === '') field.value = value;
  }
  if (Object.values(readFilters(form)).join('') !== '') filterItems(form);
}

function applyFilters(form: HTMLElement): void {
  const { pathname, hash } = window.location;
  const filters = Object.entries(readFilters(form)).filter(([, value]) => value !== '');
  const query = filters.length > 0 ? `?${String(new URLSearchParams(filters))}` : '';
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  filterItems(form);
}
function readFilters(form: HTMLElement): { q: string; kind: string; package: string } {
  const data = new FormData(form as HTMLFormElement);
  const read = (name: string): string => String(data.get(name) ?? '').trim();
  return { q: read('q'), kind: read('kind'), package: read('package') };
}

/**
 * Shows the items that match all filters, and their entries in the table of contents. If the typed
 * text contains whole error messages, as a pasted log line does, only these are shown, and the
 * longest one opens. So does an item that is the only one left.
 */
function filterItems(form: HTMLElement): void {
  const { q: text, kind: note, package: group } = readFilters(form);
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  const items = [...document.querySelectorAll<HTMLElement>(`[data-group] > :is(${ITEM})`)];
  const messages = findMessages(
    items.flatMap((item, id) => messagePattern(id, item.querySelector('h3')?.textContent ?? '')),
    text,
  );
  const [best] = [...messages].sort(([, a], [, b]) => b - a)[0] ?? [];
  const introductions = new Map<Element | null, string>(groups.map((each) => [each, introOf(each)]));
  const contents = items.map((item) =>
    `${introductions.get(item.parentElement)} ${item.textContent}`.toLowerCase(),
  );
  // Ignore words that no item contains, such as the values in a pasted part of a message. One known word
  // next to them is not enough.
  const typed = text.toLowerCase().split(/\s+/);
  const known = typed.filter((word) => contents.some((each) => each.includes(word)));
  const words = known.length > 1 || known.length === typed.length ? known : [];
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
  for (const each of groups) each.hidden = !shown.some((item) => each.contains(item));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc-list] a'))
    if (link.parentElement) link.parentElement.hidden = !!hashTarget(link.hash)?.closest('[hidden]');
  const status = form.querySelector('[role="status"]');
  const isAll = text === '' && note === '' && group === '';
  if (status) status.textContent = isAll ? '' : fillIn(form.dataset['found'] ?? '', { count: shown.length });
  form.querySelector('[type="reset"]')?.toggleAttribute('hidden', isAll);
  const search = form.querySelector('a');
  if (!search) return;
  search.hidden = shown.length > 0 || text === '';
  search.search = `?q=${encodeURIComponent(text)}`;
}

/** Returns the text of a group that belongs to all of its items: its title, and what reads its keys. */
function introOf(group: HTMLElement): string {
  return [...group.children]
    .filter((child) => !child.matches(ITEM))
    .map((child) => child.textContent)
    .join(' ');
}
