import en from './en/common.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/common.json';

/** Texts of the interface. They come with the app, so that no page’s data carries them. */
export const common: Record<Locale, Messages<'common'>> = { en, uk };
