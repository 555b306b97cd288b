import { nearest } from '../model/nearest';
import { decodeUrl } from '../model/text';
import { isOnPage } from './is-on-page';

/** A heading that a reader may have meant. */
export interface Section {
  id: string;
  title: string;
}

const MOST_OFFERED = 3;
const LONGEST_SHOWN = 60;

/** What the address' hash leads to: what was asked for is there (perhaps written otherwise), or it is missing. */
type FoundSection =
  | { state: 'there' }
  | { state: 'elsewhere'; element: Element }
  | { state: 'missing'; id: string; nearest: Section[] };

/**
 * Looks a hash up in the page: as it is written, then decoded, composed (NFC) and without regard to capitals.
 *
 * @param hash - With its `#`; one that cannot be decoded is taken as text.
 */
export function findSection(hash: string): FoundSection {
  if (isOnPage(hash)) return { state: 'there' };
  const id = decodeUrl(hash.slice(1), 2).normalize('NFC');
  const folded = id.toLowerCase();
  const elements = [...document.querySelectorAll('main [id]')];
  const element = document.getElementById(id) ?? elements.find((each) => each.id.toLowerCase() === folded);
  if (element) return { state: 'elsewhere', element };
  const sections = elements
    .filter((each) => /^H[2-6]$/.test(each.tagName))
    .map((heading) => ({ id: heading.id, title: titleOf(heading) }));
  const shown = id.length > LONGEST_SHOWN ? `${id.slice(0, LONGEST_SHOWN)}…` : id;
  const nearestBy = (key: keyof Section) =>
    nearest(
      id,
      sections.map((section) => ({ ...section, key: section[key] })),
      MOST_OFFERED,
    );
  const unique = new Map(
    [...nearestBy('id'), ...nearestBy('title')].map((section) => [
      section.id,
      { id: section.id, title: section.title },
    ]),
  );
  return { state: 'missing', id: shown, nearest: [...unique.values()].slice(0, MOST_OFFERED) };
}

/** The heading's text without its link sign. */
function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a[aria-label], a.anchor')) link.remove();
  return (copy.textContent ?? '').trim();
}
