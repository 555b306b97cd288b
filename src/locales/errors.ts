import type { Locale } from './locales';
import type { Messages } from './messages';

/** Messages that must be available when requests fail, bundled with the code. */
export const errors = (locale: Locale) => require(`./${locale}/errors.json`) as Messages<'errors'>;
