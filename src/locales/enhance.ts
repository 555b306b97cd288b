import en from './en/enhance.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/enhance.json';

/** Texts that the vanilla scripts need before React runs. */
export const enhance: Record<Locale, Messages<'enhance'>> = { en, uk };
