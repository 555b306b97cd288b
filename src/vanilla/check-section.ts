import { on } from './events';
import { hashTarget } from './hash-target';
import { isOnPage } from './is-on-page';
import { reveal } from './reveal';
import { text } from './texts';

let loaded: Promise<typeof import('./missing-section')> | undefined;
let revealedUrl: string | undefined;

/** Opens the section in the URL whenever the reader follows a link to it, even for a second time. */
export function listenToSections(): void {
  window.addEventListener('hashchange', checkSection);
  on('click', 'a[href*="#"]', () => {
    revealedUrl = undefined;
    // After the browser has changed the URL.
    setTimeout(revealSection);
  });
}

/**
 * Opens the section in the URL, or handles its absence. Because that is rare, the code for it is
 * loaded on demand.
 */
export function checkSection(): void {
  revealSection();
  if (!loaded && isOnPage(window.location.hash)) return;
  loaded ??= import('./missing-section');
  loaded.then(
    ({ findMissingSection }) => findMissingSection(text),
    () => {
      loaded = undefined;
    },
  );
}

/** Reveals a section only once, because the reader may close it before the app starts. */
function revealSection(): void {
  const { href, hash } = window.location;
  const target = href === revealedUrl ? null : hashTarget(hash);
  revealedUrl = href;
  if (target) reveal(target);
}
