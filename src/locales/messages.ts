import type { Texts as English } from './en/locale';

/** A message file's name without extension. */
export type Namespace = keyof English;

/** The messages in one file. A language may add plural forms. */
export type Messages<Name extends Namespace> = Record<keyof English[Name], string>;

/**
 * Type check for a language's message files: English defines the keys, and a missing translation is
 * a compile error.
 */
export type Complete<Files extends { [Name in Namespace]: Messages<Name> }> = Files;

type WithoutForm<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key;

/** The keys of message files. Plural forms count as one key without its suffix, as in i18next. */
export type TextKey<Name extends Namespace> = Name extends Namespace
  ? WithoutForm<keyof English[Name]>
  : never;

/** Returns the text for a key in one language, with values filled in. */
export type Translate<Name extends Namespace> = LookUp<TextKey<Name>>;

interface LookUp<Key extends string> {
  (key: Key, values?: Readonly<Record<string, string | number>>): string;
}
