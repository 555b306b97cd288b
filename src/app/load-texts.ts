import { loadTexts } from '../i18n/page-texts';
import { splitPath } from '../model/addresses';
import { gatsbyGlobals } from '../vanilla/gatsby-globals';

/**
 * Loads the texts for the page in the document, which may be the not-found page in another
 * language.
 *
 * @throws When the texts can't be loaded. The app can't start without them.
 */
export function loadTextsOfPage(): Promise<void> {
  const { pagePath = window.location.pathname.slice(__BASE_PATH__.length) } = gatsbyGlobals();
  return loadTexts(splitPath(pagePath).locale).catch((error: unknown) => {
    window.dispatchEvent(new Event('app:failed'));
    throw error;
  });
}
