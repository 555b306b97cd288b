import type { Locale } from './locales';
import type { Messages } from './messages';

/** The interface texts of every page, for code that runs without React. */
export const commonTexts = (locale: Locale) => require(`./${locale}/common.json`) as Messages<'common'>;
