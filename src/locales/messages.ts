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

/**
 * The files that only builds read. A language names its own with this type, so that a text it lacks is a compile error there; the other
 * files are checked where `src/locales/` lists them.
 */
export type Complete<Files extends { [Name in 'feeds' | 'reference' | 'typedoc']: Messages<Name> }> = Files;
