import { enhance } from '../locales/enhance';
import { mergeMessages } from '../locales/merge-messages';
import type { Messages } from '../locales/messages';
import { search } from '../locales/search';
import { textsOf, type Text } from './texts-of';

const textsIn = textsOf<string>(mergeMessages(search, enhance));

/** Keys of the texts of the search. */
export type SearchTextKey = keyof Messages<'search'> | keyof Messages<'enhance'>;

/** The texts of the search in one language. */
export interface SearchTexts {
  language: string;
  t: Text<SearchTextKey>;
  /** How many results there are, in the form of the language. */
  count: (results: number) => string;
}

/** The texts that the search needs and no other part of a page: they come with its code. */
export function searchTexts(language: string): SearchTexts {
  const t = textsIn(language);
  return {
    language,
    t,
    count: (results) =>
      t(`results.count.${new Intl.PluralRules(language).select(results)}`, {
        count: new Intl.NumberFormat(language).format(results),
      }),
  };
}
