import { vanilla } from '../locales/vanilla';
import { langOf } from '../locales/locales';
import { mergeMessages } from '../locales/merge-messages';
import type { Messages } from '../locales/messages';
import { search } from '../locales/search';
import { createTextLookup, type Text } from './text-lookup';

const textsIn = createTextLookup<string>(mergeMessages(search, vanilla));

/** Keys of the search texts. */
export type SearchTextKey = keyof Messages<'search'> | keyof Messages<'vanilla'>;

/** Search texts in one language. */
export interface SearchTexts {
  language: string;
  t: Text<SearchTextKey>;
  /** Formats the number of results with the correct plural form. */
  count: (results: number) => string;
}

/** Returns the search texts in a language. They are bundled with the search code. */
export function searchTexts(language: string): SearchTexts {
  const t = textsIn(language);
  return {
    language,
    t,
    count: (results) =>
      t(`results.count.${new Intl.PluralRules(langOf(language)).select(results)}`, {
        count: new Intl.NumberFormat(langOf(language)).format(results),
      }),
  };
}
