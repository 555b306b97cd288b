import { OptionDefaults } from 'typedoc';
import { translatedLocales } from '../../../../../src/locales/locales';
import { translationTags } from '../../../../../src/model/reference/translation-tags';

/** JSDoc tags that TypeDoc doesn't know and readers don't need. */
export const IGNORED_TAGS: `@${string}`[] = ['@memberof', '@export', '@class'];

/** Tags whose `{Type}` adds to what the signature shows. */
const TYPED_TAGS: `@${string}`[] = [
  '@throws',
  '@exception',
  '@emits',
  '@fires',
  '@listens',
  '@yields',
  ...translatedLocales.flatMap((locale) => translationTags(locale).filter((tag) => tag.endsWith('Throws'))),
];

/**
 * Lists the tags in sources whose `{Type}` must be kept: known ones, and all that TypeDoc doesn't
 * know.
 *
 * @param sources - The contents of the source files.
 */
export function typedTags(sources: readonly string[]): `@${string}`[] {
  const known = new Set<string>([
    ...OptionDefaults.blockTags,
    ...OptionDefaults.modifierTags,
    ...IGNORED_TAGS,
  ]);
  const custom = sources
    .flatMap((source) => source.match(/@[a-z][\w-]*(?=[ \t]+\{[^@])/gi) ?? [])
    .filter((tag): tag is `@${string}` => !known.has(tag));
  return [...new Set([...TYPED_TAGS, ...custom])];
}
