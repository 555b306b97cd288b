import { decodeUrl } from '../../model/text/text';

/**
 * Returns the ID of the section that the reader is in, or null before the first heading and on a
 * page without headings.
 */
export function currentHeading(): string | null {
  return currentIn(document.querySelectorAll<HTMLElement>(':is(h2, h3, tr)[id]'))?.id ?? null;
}

/**
 * Checks whether a heading is visible. Headings of releases, for example, are hidden while two of them
 * are compared.
 */
function isShown(heading: HTMLElement): boolean {
  return heading.getClientRects().length > 0;
}

/**
 * Returns the first visible heading near the top bar, or else the last one above. A link to a heading
 * stops in this zone, so that it's the current one.
 *
 * @param headings - From top to bottom. Those below the zone aren't measured: a list can have hundreds.
 */
function currentIn(headings: Iterable<HTMLElement>): HTMLElement | undefined {
  const [start, end] = zoneBelowBar();
  let above: HTMLElement | undefined;
  for (const heading of headings) {
    if (!isShown(heading)) continue;
    const { top } = heading.getBoundingClientRect();
    if (top > end) break;
    if (top >= start) return heading;
    above = heading;
  }
  return above;
}

/**
 * Watches which heading is the current one.
 *
 * @param headings - From top to bottom.
 * @param onChange - Receives the heading ID. Before the first heading, this is the first one's ID.
 * @returns A function that stops watching.
 */
export function watchHeadings(headings: readonly HTMLElement[], onChange: (id: string) => void): () => void {
  let last: string | undefined;
  const update = () => {
    const isAtEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const current = currentIn(headings) ?? headings.find(isShown);
    // The last sections may be too short to scroll up to the bar. At the end of the page, use the
    // section in the URL, or else the last one.
    const rest = current && isAtEnd ? headings.slice(headings.indexOf(current)).filter(isShown) : [];
    const target = rest.find(({ id }) => `#${id}` === decodeUrl(window.location.hash)) ?? rest.at(-1);
    const id = (target ?? current)?.id;
    if (id !== undefined && id !== last) onChange(id);
    last = id;
  };
  const stops = new AbortController();
  for (const type of ['hashchange', 'scroll'])
    window.addEventListener(type, update, { signal: stops.signal, passive: true });
  // Runs for the first time after the layout, and again when the text changes its height.
  const sizes = new ResizeObserver(update);
  sizes.observe(document.body);
  return () => {
    sizes.disconnect();
    stops.abort();
  };
}

/**
 * Returns the zone in which a heading is the current one, in pixels below the top of the window. When a
 * link leads to a heading, it stops near the start of this zone.
 */
function zoneBelowBar(): [start: number, end: number] {
  const stop = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  return [stop - 8, stop + 64];
}
