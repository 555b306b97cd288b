import en from './en/errors.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/errors.json';

/** Texts for faults. They are part of the app, not of a page's data, to be at hand when that data doesn't arrive. */
export const errors: Record<Locale, Messages<'errors'>> = { en, uk };
