import { decodeUrl } from '../model/text';

let stop: (() => void) | undefined;

/** Highlights the current heading in the tables of contents, and keeps it visible. */
export function followHeadings(): void {
  stop?.();
  const lists = [...document.querySelectorAll<HTMLElement>('[data-toc-list]:not([hidden])')];
  const headings = [...(lists[0]?.querySelectorAll('a') ?? [])].flatMap(
    (link) => document.getElementById(decodeUrl(link.hash.slice(1))) ?? [],
  );
  if (headings.length === 0 || !('IntersectionObserver' in window)) return;
  // Notifies after the layout and before the paint, or when a hidden list is shown.
  const shownLists = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      shownLists.unobserve(target);
      scrollToCurrent(target as HTMLElement);
    }
  });
  const stopWatching = watchHeadings(headings, (id) => {
    for (const list of lists) {
      mark(list, id);
      shownLists.unobserve(list);
      shownLists.observe(list);
    }
  });
  stop = () => {
    stopWatching();
    shownLists.disconnect();
  };
}

/**
 * Returns the ID of the section that the reader is in, or null before the first heading and on a
 * page without headings.
 */
export function passedHeading(): string | null {
  const line = lineBelowBar();
  const ids = [...document.querySelectorAll<HTMLElement>(':is(h2, h3, tr)[id]')]
    // Skip hidden headings, such as the releases while two of them are compared.
    .filter((heading) => heading.getClientRects().length > 0 && heading.getBoundingClientRect().top <= line)
    .map(({ id }) => id);
  return ids.at(-1) ?? null;
}

function mark(list: HTMLElement, id: string): void {
  const current = list.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  const label = list.closest('details')?.querySelector('[data-toc-here]');
  if (label) label.textContent = current?.textContent ?? '';
}

function scrollToCurrent(list: HTMLElement): void {
  const box = list.parentElement;
  const current = list.querySelector<HTMLElement>('[aria-current]');
  // Scroll only the list: `scrollIntoView` would scroll the page as well.
  if (box && current && !isVisible(current, box)) box.scrollTop = current.offsetTop - box.clientHeight / 3;
}

function isVisible({ offsetTop, offsetHeight }: HTMLElement, box: HTMLElement): boolean {
  return offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
}

/**
 * Watches which heading was the last one to scroll past the top bar.
 *
 * @param onChange - Receives the heading ID. Before the first heading has passed, this is the first
 *   one's ID.
 * @returns A function that stops watching.
 */
function watchHeadings(headings: readonly HTMLElement[], onChange: (id: string) => void): () => void {
  const line = lineBelowBar();
  let last: string | undefined;
  const update = () => {
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const isAtEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = tops.filter((top) => top <= line).length - 1;
    // The last sections may be too short to scroll up to the bar. At the end of the page, use the
    // section in the URL, or else the last one.
    const target = headings.findIndex(({ id }) => `#${id}` === decodeUrl(window.location.hash));
    const shown = isAtEnd ? (target > passed ? target : headings.length - 1) : passed;
    const id = headings[Math.max(shown, 0)]?.id;
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

/**
 * The position, in pixels below the top of the window, where a heading stops when a link leads to
 * it, plus a small tolerance.
 */
function lineBelowBar(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0) + 8;
}
