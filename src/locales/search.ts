import en from './en/search.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/search.json';

/** Search texts, bundled with the search code. */
export const search: Record<Locale, Messages<'search'>> = { en, uk };
