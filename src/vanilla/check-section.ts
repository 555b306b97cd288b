import { isOnPage } from './is-on-page';
import { text } from './texts';

let loaded: Promise<typeof import('./missing-section')> | undefined;

/** Cares for an address whose section is not on the page. That is rare, so what it takes is loaded then. */
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
