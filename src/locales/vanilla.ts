import en from './en/vanilla.json';
import type { Locale } from './locales';
import type { Messages } from './messages';
import uk from './uk/vanilla.json';

/** Texts that the vanilla scripts need before React runs. */
export const vanilla: Record<Locale, Messages<'vanilla'>> = { en, uk };
