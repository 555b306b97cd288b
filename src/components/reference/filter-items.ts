import { findMessages, messagePattern } from '../../model/reference/match-message';

/** An error message or a configuration key. */
export interface Item {
  title: string;
  notes: readonly string[];
  /** The ID of its group. */
  group: string;
  /** Its text and that of its group's introduction, in lowercase. */
  text: string;
}

/** What a reader filters items by. Empty values match all items. */
export interface ItemFilters {
  q: string;
  /** A note, such as `HTTP 401`. */
  kind: string;
  package: string;
}

/**
 * Finds the items that match all filters. If the typed text contains whole error messages, as a pasted log
 * line does, only these match.
 *
 * @returns The indexes of the items, and of the one to open: the longest message, or the only match.
 */
export function filterItems(
  items: readonly Item[],
  filters: ItemFilters,
): { shown: ReadonlySet<number>; best: number | undefined } {
  const matches = matcher(items, filters.q);
  const shown = new Set(
    items.flatMap((item, index) =>
      matches.has(index) &&
      (filters.kind === '' || item.notes.includes(filters.kind)) &&
      (filters.package === '' || item.group === filters.package)
        ? [index]
        : [],
    ),
  );
  const [only] = shown;
  if (filters.q === '') return { shown, best: undefined };
  return { shown, best: shown.size === 1 ? only : matches.longest };
}

/** Matches items by text only. */
function matcher(
  items: readonly Item[],
  text: string,
): { has: (index: number) => boolean; longest: number | undefined } {
  const messages = findMessages(
    items.flatMap(({ title }, index) => messagePattern(index, title)),
    text,
  );
  const [longest] = [...messages].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (longest !== undefined) return { has: (index) => messages.has(index), longest };
  // Ignore words that no item contains, such as the values in a pasted part of a message. One known word
  // next to them is not enough.
  const typed = text.toLowerCase().split(/\s+/);
  const known = typed.filter((word) => items.some((item) => item.text.includes(word)));
  const words = known.length > 1 || known.length === typed.length ? known : [];
  return {
    has: (index) => words.length > 0 && words.every((word) => items[index]?.text.includes(word)),
    longest,
  };
}
