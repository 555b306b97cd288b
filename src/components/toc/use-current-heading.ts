import { useEffect, useState, type RefObject } from 'react';
import { useStore } from '../../browser/store';
import { decodeUrl } from '../../model/text/text';
import { watchHeadings } from './current-heading';
import { hiddenHeadings } from './hidden-headings';
import { shownHeadings, type ShownHeading } from './shown-headings';

interface CurrentHeading {
  /** The title of the current heading. Empty before the layout and on a page without headings. */
  title: string;
  /** Headings to list in place of the page's own. */
  replacement: readonly ShownHeading[] | null;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Highlights the current heading in a list of links, keeps it visible, and hides links to hidden headings.
 *
 * @param ref - The box that contains the list and scrolls.
 */
export function useCurrentHeading(ref: RefObject<HTMLElement | null>): CurrentHeading {
  const replacement = useStore(shownHeadings, null);
  const hidden = useStore(hiddenHeadings, NONE);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const headings = linksIn(box).flatMap((link) => document.getElementById(idOf(link)) ?? []);
    if (headings.length === 0) return;
    // Notifies after the layout and before the paint, or when a hidden box is shown.
    const shownBox = new ResizeObserver(() => {
      shownBox.disconnect();
      scrollToCurrent(box);
    });
    const stopWatching = watchHeadings(headings, (id) => {
      setTitle(mark(box, id));
      shownBox.disconnect();
      shownBox.observe(box);
    });
    return () => {
      stopWatching();
      shownBox.disconnect();
    };
  }, [ref, replacement]);
  useEffect(() => {
    for (const link of ref.current ? linksIn(ref.current) : [])
      link.parentElement?.toggleAttribute('hidden', hidden.has(idOf(link)));
  }, [ref, replacement, hidden]);
  return { title, replacement };
}

const linksIn = (box: HTMLElement): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>('li > a'),
];

const idOf = (link: HTMLAnchorElement): string => decodeUrl(link.hash.slice(1));

/** Marks the link to a heading, and returns its text. */
function mark(box: HTMLElement, id: string): string {
  box.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = linksIn(box).find((link) => idOf(link) === id);
  current?.setAttribute('aria-current', 'true');
  return current?.textContent ?? '';
}

function scrollToCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current]');
  // Scroll only the list: `scrollIntoView` would scroll the page as well.
  if (current && !isVisible(current, box)) box.scrollTop = current.offsetTop - box.clientHeight / 3;
}

function isVisible({ offsetTop, offsetHeight }: HTMLElement, box: HTMLElement): boolean {
  return offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
}
