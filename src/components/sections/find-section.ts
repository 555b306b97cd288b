import { nearest } from '../../model/text/nearest';
import { decodeUrl } from '../../model/text/text';
import { isOnPage } from './is-on-page';

/** A heading that the reader may have meant. */
export interface Section {
  id: string;
  title: string;
}

const MAX_SUGGESTIONS = 3;
const MAX_ID_LENGTH = 60;

/**
 * The result of looking up the URL hash: found exactly, found with a different spelling, or
 * missing.
 */
type SectionMatch =
  | { state: 'exact' }
  | { state: 'similar'; element: HTMLElement }
  | { state: 'missing'; id: string; nearest: Section[]; lang: string | undefined };

/**
 * Looks up a URL hash on the page: first as it is, then decoded, in Unicode form NFC, and ignoring
 * case.
 *
 * @param hash - Hash with its `#`. If it can't be decoded, it is used as it is.
 * @returns For a missing section, up to three similar headings.
 */
export function findSection(hash: string): SectionMatch {
  if (isOnPage(hash)) return { state: 'exact' };
  const id = decodeUrl(hash.slice(1), 2).normalize('NFC');
  const lowercaseId = id.toLowerCase();
  const elements = [...document.querySelectorAll<HTMLElement>('main [id]')];
  const element =
    document.getElementById(id) ?? elements.find((candidate) => candidate.id.toLowerCase() === lowercaseId);
  if (element) return { state: 'similar', element };
  const sections = elements
    .filter(({ tagName }) => /^H[2-6]$/.test(tagName))
    .map((heading) => ({ id: heading.id, title: titleOf(heading) }));
  const shown = id.length > MAX_ID_LENGTH ? `${id.slice(0, MAX_ID_LENGTH)}…` : id;
  const nearestBy = (key: keyof Section) =>
    nearest(
      id,
      sections.map((section) => ({ ...section, key: section[key] })),
      MAX_SUGGESTIONS,
    );
  const unique = new Map(
    [...nearestBy('id'), ...nearestBy('title')].map((section) => [
      section.id,
      { id: section.id, title: section.title },
    ]),
  );
  return {
    state: 'missing',
    id: shown,
    nearest: [...unique.values()].slice(0, MAX_SUGGESTIONS),
    lang: document.querySelector('main article')?.getAttribute('lang') ?? undefined,
  };
}

/** Returns a heading's text without its link icon. */
function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a[aria-label], a.anchor')) link.remove();
  return (copy.textContent ?? '').trim();
}
