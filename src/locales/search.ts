import { kinds } from './kinds';
import type { Locale } from './locales';
import type { Messages, Text } from './messages';
import { translator } from './translate';
import { commonTexts } from './common';

const search = (locale: Locale) => require(`./${locale}/search.json`) as Messages<'search'>;

export type SearchText = Text<'search' | 'common' | 'kinds'>;

/** Returns a function for the texts of search in a language. They are bundled with its code. */
export const searchText = (language: string): SearchText => translator(language, search, commonTexts, kinds);
