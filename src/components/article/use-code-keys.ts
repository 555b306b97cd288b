import { useEffect, type RefObject } from 'react';
import { NAMES_HINT_ID } from './find-parts';

/**
 * Makes each code block a single Tab stop: Enter moves into it, arrow keys move between its names, and Escape
 * moves back. Without scripts, the names are ordinary links.
 *
 * @param article - Contains the code blocks.
 * @param namedBlocks - The code blocks with names.
 */
export function useCodeKeys(
  article: RefObject<HTMLElement | null>,
  namedBlocks: readonly HTMLElement[] | undefined,
): void {
  useEffect(() => {
    for (const block of namedBlocks ?? []) {
      block.setAttribute('aria-describedby', NAMES_HINT_ID);
      for (const link of block.querySelectorAll('a')) link.tabIndex = -1;
    }
  }, [namedBlocks]);
  useEffect(() => {
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const from = event.target as Element;
      const block = from.closest<HTMLElement>('figure.code > pre');
      if (!block || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = keyTarget(event.key, from, block);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    article.current?.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, [article]);
}

/** Returns the element to focus when a key is pressed on a name or on the code block. */
function keyTarget(key: string, from: Element, block: HTMLElement): HTMLElement | null | undefined {
  const names = [...block.querySelectorAll<HTMLElement>('a, .sample-name')];
  if (from === block) return key === 'Enter' ? names[0] : null;
  const index = names.findIndex((name) => name === from);
  if (index === -1) return null;
  switch (key) {
    case 'ArrowRight':
      return names[index + 1];
    case 'ArrowLeft':
      return names[index - 1];
    case 'ArrowDown':
      return nearest(names.slice(index + 1), from, 1);
    case 'ArrowUp':
      return nearest(names.slice(0, index).reverse(), from, -1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    case 'Escape':
      return block;
    default:
      return null;
  }
}

/** Returns the horizontally closest name on the next line that has names, below or above. */
function nearest(names: readonly HTMLElement[], from: Element, direction: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  let line: number | undefined;
  let best: HTMLElement | undefined;
  let distance = Infinity;
  for (const name of names) {
    const box = name.getBoundingClientRect();
    if ((box.top - top) * direction < 2) continue;
    line ??= box.top;
    if (Math.abs(box.top - line) > 2) break;
    if (Math.abs(box.left - left) >= distance) continue;
    distance = Math.abs(box.left - left);
    best = name;
  }
  return best;
}
