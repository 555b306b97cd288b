/** The texts of a language, one file each in `src/locales/<code>/`. English is the type: what it has, every language has. */
interface English {
  common: typeof import('./en/common.json');
  /** Texts that scripts need without the app. */
  enhance: typeof import('./en/enhance.json');
  errors: typeof import('./en/errors.json');
  feeds: typeof import('./en/feeds.json');
  'not-found': typeof import('./en/not-found.json');
  /** Words of the reference's pages. */
  reference: typeof import('./en/reference.json');
  search: typeof import('./en/search.json');
  /** TypeDoc's own names of kinds and flags. */
  typedoc: typeof import('./en/typedoc.json');
}

/** Name of a file of texts. */
export type Namespace = keyof English;

/** The texts of one file. A language may have further plural forms. */
export type Messages<Name extends Namespace = 'common'> = Record<keyof English[Name], string>;

/** A language names its files with this type; a text that English has and the language lacks is a compile error there. */
export type Complete<Files extends { [Name in Namespace]: Messages<Name> }> = Files;
