import en from './en/texts';
import type { Locale } from './locales';
import type { Texts } from './texts';
import uk from './uk/texts';

/** Interface texts in every language, for code that renders pages in all of them. */
export const allTexts: Record<Locale, Texts> = { en, uk };
