import type { Locale } from './locales';
import type { Messages } from './messages';

/** Texts of the dialog with all keyboard shortcuts, bundled with its code. */
export const keyboardTexts = (locale: Locale) => require(`./${locale}/keyboard.json`) as Messages<'keyboard'>;
