/**
 * The message files in `src/locales/<code>/`. English defines the keys; other languages must
 * translate all of them.
 */
interface English {
  common: typeof import('./en/common.json');
  /** Texts that the vanilla scripts need before React runs. */
  vanilla: typeof import('./en/vanilla.json');
  errors: typeof import('./en/errors.json');
  feeds: typeof import('./en/feeds.json');
  'not-found': typeof import('./en/not-found.json');
  /** Labels on API reference pages. */
  reference: typeof import('./en/reference.json');
  search: typeof import('./en/search.json');
  /** TypeDoc's names for kinds and flags. */
  typedoc: typeof import('./en/typedoc.json');
}

/** A message file's name without extension. */
export type Namespace = keyof English;

/** The messages in one file. A language may add plural forms. */
export type Messages<Name extends Namespace = 'common'> = Record<keyof English[Name], string>;

/**
 * Type check for the message files that only builds read. Each language applies it to those files,
 * so that a missing translation is a compile error. The other files are checked where they are
 * imported.
 */
export type Complete<Files extends { [Name in 'feeds' | 'reference' | 'typedoc']: Messages<Name> }> = Files;
