import { on } from '../dom/events';
import { focusElement } from '../../browser/focus-element';
import { hashTarget } from './hash-target';
import { isOnPage } from './is-on-page';
import { text } from '../dom/texts';

let loaded: Promise<typeof import('./show-section')> | undefined;
let checkedUrl: string | undefined;

/** Handles links to sections on the page. */
export function listenToSections(): void {
  window.addEventListener('hashchange', () => checkSection(true));
  // There is no `hashchange` event if the URL has the hash already. Wait for the browser to follow
  // the link.
  on('click', 'a[href*="#"]', (link) => {
    if ((link as HTMLAnchorElement).pathname === window.location.pathname) setTimeout(checkSection, 0, true);
  });
}

/**
 * Handles a URL whose section is hidden or isn't on the page. Because that is rare, the code is
 * loaded on demand.
 *
 * @param isFollowed - Whether the reader has just followed a link to the section.
 */
export function checkSection(isFollowed = false): void {
  const { href, hash } = window.location;
  // The reader may have hidden the section again before the app starts.
  const isNew = isFollowed || href !== checkedUrl;
  // Before this module was loaded, the reader may have focused something else.
  const isFree = checkedUrl !== undefined || document.activeElement === document.body;
  checkedUrl = href;
  if (isNew && isFree) setTimeout(focusSection, 0, hash);
  if (!loaded && isOnPage(hash) && !hashTarget(hash)?.closest('.tab[hidden], details:not([open])')) return;
  loaded ??= import('./show-section');
  loaded.then(
    ({ showSection }) => showSection(text, isNew),
    () => {
      loaded = undefined;
    },
  );
}

/**
 * How long Gatsby's router may take to focus the page as a whole after another page is shown, in
 * milliseconds.
 */
const ROUTER_DELAY = 1000;

/** Moves the focus to the section in the URL, so that Tab continues from there. */
function focusSection(hash: string): void {
  const section = hashTarget(hash);
  if (!section) return;
  focusElement(section);
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', () => focusElement(section), {
    once: true,
    signal: AbortSignal.timeout(ROUTER_DELAY),
  });
}
