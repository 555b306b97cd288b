import en from './en/texts';
import type { Locale } from './locales';
import type { Texts } from './texts';
import uk from './uk/texts';

/** The texts of all languages, for what renders pages of each. */
export const allTexts: Record<Locale, Texts> = { en, uk };
