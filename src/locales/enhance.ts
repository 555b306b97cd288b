import en from './en/enhance.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/enhance.json';

/** Texts that scripts need without the app. The app has them too. */
export const enhance: Record<Locale, Messages<'enhance'>> = { en, uk };
