import { loadTexts } from '../i18n/page-texts';
import { splitPath } from '../model/addresses';
import { gatsbyGlobals } from '../vanilla/gatsby-globals';

/** Loads the texts of the page that is in the document, which may be the not-found page of another language. Without them the app does not start. */
export function loadTextsOfPage(): Promise<void> {
  const { pagePath = window.location.pathname.slice(__BASE_PATH__.length) } = gatsbyGlobals();
  return loadTexts(splitPath(pagePath).locale).catch((error: unknown) => {
    window.dispatchEvent(new Event('app:failed'));
    throw error;
  });
}
