import { isOnPage } from './is-on-page';
import { text } from './texts';

let loaded: Promise<typeof import('./missing-section')> | undefined;

/**
 * Handles a URL whose section isn't on the page. Because that is rare, the code is loaded on
 * demand.
 */
export function checkSection(): void {
  if (!loaded && isOnPage(window.location.hash)) return;
  loaded ??= import('./missing-section');
  loaded.then(
    ({ findMissingSection }) => findMissingSection(text),
    () => {
      loaded = undefined;
    },
  );
}
