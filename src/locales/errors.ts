import en from './en/errors.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/errors.json';

/** Messages that must be available when requests fail, bundled with the code. */
export const errors: Record<Locale, Messages<'errors'>> = { en, uk };
