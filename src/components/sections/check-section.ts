import { createStore } from '../../browser/store';
import { focusElement } from '../../browser/focus-element';
import { hashTarget } from '../../browser/hash-target';
import { isOnPage } from './is-on-page';

/** A section that isn't on the page under the ID in the URL, or is hidden. */
export interface UnshownSection {
  /** Hash with its `#`. */
  hash: string;
  /** Whether the reader has just opened the URL. Otherwise, a hidden section stays hidden. */
  isNew: boolean;
}

/** The section in the URL if the browser can't show it by itself. */
export const unshownSection = createStore<UnshownSection | null>(null);

let checkedUrl: string | undefined;

/**
 * Checks the section in the URL, and moves the focus to it, so that Tab continues from there.
 * `SectionMessages` handles sections that are hidden or aren't on the page.
 *
 * @param isFollowed - Whether the reader has just followed a link to the section.
 */
export function checkSection(isFollowed = false): void {
  const { href, hash } = window.location;
  // The reader may have hidden the section again before the page adds others.
  const isNew = isFollowed || href !== checkedUrl;
  // Before the islands started, the reader may have focused something else.
  const isFree = checkedUrl !== undefined || document.activeElement === document.body;
  checkedUrl = href;
  const target = hashTarget(hash);
  if (isNew && isFree && target) setTimeout(focusElement, 0, target);
  const isShown = isOnPage(hash) && !target?.closest('.tab[hidden], details:not([open])');
  unshownSection.set(isShown ? null : { hash, isNew });
}

/**
 * Checks the section in the URL now, and whenever the reader follows a link to one.
 *
 * @returns A function that stops this.
 */
export function watchSections(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  checkSection();
  window.addEventListener('hashchange', () => checkSection(true), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      // There is no `hashchange` event if the URL has the hash already. Wait for the browser to follow
      // the link.
      if (link && link.pathname === window.location.pathname) setTimeout(checkSection, 0, true);
    },
    { signal },
  );
  return () => stop.abort();
}
