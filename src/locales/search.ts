import { kinds } from './kinds';
import type { Locale } from './locales';
import type { Messages, Text } from './messages';
import { translator } from './translate';
import { pageScriptTexts } from './page-scripts';

const search = (locale: Locale) => require(`./${locale}/search.json`) as Messages<'search'>;

export type SearchText = Text<'search' | 'page-scripts' | 'kinds'>;

/** Returns a function for the texts of search in a language. They are bundled with its code. */
export const searchText = (language: string): SearchText =>
  translator(language, search, pageScriptTexts, kinds);
