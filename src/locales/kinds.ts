import en from './en/kinds.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/kinds.json';

/** Kinds of symbols, for code that runs without page data. */
export const kinds: Record<Locale, Messages<'kinds'>> = { en, uk };
