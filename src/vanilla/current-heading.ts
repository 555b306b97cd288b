import { decodeUrl } from '../model/text';

let stop: (() => void) | undefined;

/** Marks in the tables of contents the heading whose section the reader is in, and keeps it in sight. */
export function followHeadings(): void {
  stop?.();
  const lists = [...document.querySelectorAll<HTMLElement>('[data-toc-list]')];
  const headings = [...(lists[0]?.querySelectorAll('a') ?? [])].flatMap(
    (link) => document.getElementById(decodeUrl(link.hash.slice(1))) ?? [],
  );
  if (headings.length === 0 || !('IntersectionObserver' in window)) return;
  stop = watchHeadings(headings, (id) => lists.forEach((list) => mark(list, id)));
}

/** The id of the heading whose section the reader is in; null before the first one, and on a page without headings. */
export function passedHeading(): string | null {
  const line = lineBelowBar();
  const ids = [...document.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')]
    // What is hidden, such as the releases while two are compared, is nowhere.
    .filter((heading) => heading.getClientRects().length > 0 && heading.getBoundingClientRect().top <= line)
    .map(({ id }) => id);
  return ids.at(-1) ?? null;
}

function mark(list: HTMLElement, id: string): void {
  const current = list.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  const here = list.closest('details')?.querySelector('[data-toc-here]');
  if (here) here.textContent = current?.textContent ?? '';
  const box = list.parentElement;
  // Only the list scrolls: `scrollIntoView` would move the page as well.
  if (box && current && !isInSight(current, box)) box.scrollTop = current.offsetTop - box.clientHeight / 3;
}

function isInSight({ offsetTop, offsetHeight }: HTMLElement, box: HTMLElement): boolean {
  return offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
}

/**
 * Watches which heading is the last one that has passed the line below the bar at the top.
 *
 * @param onChange - Gets the id of the heading; before the first one has passed, that of the first.
 * @returns Stops watching.
 */
function watchHeadings(headings: readonly HTMLElement[], onChange: (id: string) => void): () => void {
  const line = lineBelowBar();
  let last: string | undefined;
  const update = () => {
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const isAtEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = tops.filter((top) => top <= line).length - 1;
    // The last sections of a page may be too short to reach the line: there the one that was jumped to counts, or else the very last.
    const target = headings.findIndex(({ id }) => `#${id}` === decodeUrl(window.location.hash));
    const shown = isAtEnd ? (target > passed ? target : headings.length - 1) : passed;
    // On a page of changes, the releases are hidden while two are compared.
    const id = headings[0]?.getClientRects().length ? headings[Math.max(shown, 0)]?.id : '';
    if (id !== undefined && id !== last) onChange(id);
    last = id;
  };
  const observer = new IntersectionObserver(update, {
    rootMargin: `-${line}px 0px 0px 0px`,
    threshold: [0, 1],
  });
  for (const heading of headings) observer.observe(heading);
  const stops = new AbortController();
  for (const type of ['hashchange', 'scrollend'])
    window.addEventListener(type, update, { signal: stops.signal });
  return () => {
    observer.disconnect();
    stops.abort();
  };
}

/** Where a heading that is jumped to comes to rest, in CSS pixels from the top of the window, with a little to spare. */
function lineBelowBar(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0) + 8;
}
