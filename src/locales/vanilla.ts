import type { Locale } from './locales';
import type { Messages } from './messages';

/** Texts that the vanilla scripts need before React runs. */
export const vanilla = (locale: Locale) => require(`./${locale}/vanilla.json`) as Messages<'vanilla'>;
