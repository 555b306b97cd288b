import en from './en/search.json';
import { kinds } from './kinds';
import type { Locale } from './locales';
import type { Messages, Text } from './messages';
import { translator } from './translate';
import uk from './uk/search.json';
import { vanilla } from './vanilla';

const search: Record<Locale, Messages<'search'>> = { en, uk };

export type SearchText = Text<'search' | 'vanilla' | 'kinds'>;

/** Returns a function for the texts of search in a language. They are bundled with its code. */
export const searchText = (language: string): SearchText => translator(language, search, vanilla, kinds);
