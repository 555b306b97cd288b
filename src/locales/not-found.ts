import en from './en/not-found.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/not-found.json';

/** Texts for the not-found page, whose static HTML includes every language. */
export const notFound: Record<Locale, Messages<'not-found'>> = { en, uk };
