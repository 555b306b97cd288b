import type { Locale } from './locales';
import type { Messages } from './messages';

/** Texts of the interface that come with the app: those of pages, of layer 2, and of faults, to be at hand when nothing else arrives. */
export type Texts = Messages<'common'> & Messages<'enhance'> & Messages<'errors'>;

/** The texts of each language. A page loads those of its own. */
export const texts: Record<Locale, () => Promise<{ default: Texts }>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en/texts'),
  uk: () => import(/* webpackChunkName: "texts-uk" */ './uk/texts'),
};
