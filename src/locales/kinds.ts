import type { Locale } from './locales';
import type { Messages } from './messages';

/** Kinds of symbols, for code that runs without page data. */
export const kinds = (locale: Locale) => require(`./${locale}/kinds.json`) as Messages<'kinds'>;
