import { useEffect, useRef, useState, type RefObject } from 'react';
import { hiddenHeadings } from '../toc/hidden-headings';
import { filterItems, type Item, type ItemFilters } from './filter-items';

interface ItemElement extends Item {
  element: HTMLElement;
}

/**
 * Hides the items and groups in a list that don't match the filters, together with their entries in the
 * table of contents, and opens the best match.
 *
 * @param list - The element that contains an `ItemList`.
 * @returns The number of matches, or null without filters.
 */
export function useFilteredItems(
  list: RefObject<HTMLElement | null>,
  { q, kind, package: group }: ItemFilters,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  // Reading all texts takes a while, so they are read once, and only when they are filtered.
  const items = useRef<readonly ItemElement[] | null>(null);
  /** The groups that the filters have opened, and that close without filters. */
  const opened = useRef(new Set<HTMLDetailsElement>());
  useEffect(() => {
    const text = q.trim();
    const isAll = text + kind + group === '';
    if (!list.current || (!items.current && isAll)) return;
    items.current ??= readItems(list.current);
    const { shown, best } = filterItems(items.current, { q: text, kind, package: group });
    const shownGroups = new Set<string>();
    for (const [index, item] of items.current.entries()) {
      item.element.hidden = !shown.has(index);
      if (shown.has(index)) shownGroups.add(item.group);
      if (index === best) item.element.querySelector(':scope > details')?.setAttribute('open', '');
    }
    const hidden = groupsIn(list.current).filter((each) => {
      each.hidden = !shownGroups.has(idOf(each));
      return each.hidden;
    });
    hiddenHeadings.set(new Set(hidden.map(idOf)));
    if (isAll) {
      for (const fold of opened.current) fold.open = false;
      opened.current.clear();
    } else
      for (const fold of list.current.querySelectorAll<HTMLDetailsElement>(
        '[data-group] > details:not([open])',
      )) {
        fold.open = true;
        opened.current.add(fold);
      }
    setCount(isAll ? null : shown.size);
  }, [list, q, kind, group]);
  useEffect(() => () => hiddenHeadings.set(new Set()), []);
  return count;
}

const groupsIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-group]'),
];

const idOf = (group: HTMLElement): string => group.dataset['group'] ?? '';

function readItems(list: HTMLElement): ItemElement[] {
  return groupsIn(list).flatMap((group) => {
    const elements = [...group.querySelectorAll<HTMLElement>('[data-item]')];
    // The title of the group, and what reads its keys.
    const notes = [...group.querySelectorAll('p')].filter((note) => !note.closest('[data-item]'));
    const introduction = [group.querySelector('h2'), ...notes].map((part) => part?.textContent);
    return elements.map((element) => ({
      element,
      title: element.dataset['item'] ?? '',
      notes: element.dataset['notes']?.split('\n') ?? [],
      group: idOf(group),
      text: `${introduction.join(' ')} ${element.textContent}`.toLowerCase(),
    }));
  });
}
