import en from './en/not-found.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/not-found.json';

/** Texts of the not-found page, which shows every language at once where it has to. */
export const notFound: Record<Locale, Messages<'not-found'>> = { en, uk };
