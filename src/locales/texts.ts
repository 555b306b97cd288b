import type { Locale } from './locales';
import type { Messages } from './messages';

/**
 * Interface texts that are loaded with the app. They include the error texts, which must be
 * available when other requests fail.
 */
export type Texts = Messages<'common'> & Messages<'vanilla'> & Messages<'errors'>;

/** Loads the texts for a language. A page loads only its own language. */
export const texts: Record<Locale, () => Promise<{ default: Texts }>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en/texts'),
  uk: () => import(/* webpackChunkName: "texts-uk" */ './uk/texts'),
};
