import { defaultLocale } from '../../locales/locales';
import { currentHeading } from '../../components/toc/current-heading';
import { on } from '../dom/events';
import { hashTarget } from '../sections/hash-target';
import { pageLocale } from '../dom/page-settings';
import { writeStored } from '../../browser/stored-value';
import { text } from '../dom/texts';

/** Storage key for the language that the reader chose, or kept when another one was offered. */
const LANGUAGE_KEY = 'language';

/** Handles language links. */
export function listenToShell(): void {
  // Static HTML can't include the query and hash. All languages share both, and the heading IDs
  // too.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    on(type, 'a[data-language]', (link) => {
      if (type === 'click') writeStored(LANGUAGE_KEY, link.lang);
      const { search, hash } = window.location;
      const url = new URL((link as HTMLAnchorElement).href);
      const heading = currentHeading();
      const section = isInView(hash) ? hash : heading === null ? '' : `#${encodeURIComponent(heading)}`;
      link.setAttribute('href', url.pathname + search + section);
    });
}

/** Offers a reader of the default language the page in the browser's language, unless they chose one. */
export function offerOtherLanguage(): void {
  if (pageLocale() !== defaultLocale || navigator.language.startsWith(defaultLocale)) return;
  import('./offer-language').then(
    ({ offerLanguage }) => offerLanguage(text, LANGUAGE_KEY),
    () => undefined,
  );
}

/** Checks whether a hash's target is in the window. The reader may have scrolled away from it. */
function isInView(hash: string): boolean {
  const { top = -1 } = hashTarget(hash)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
}
