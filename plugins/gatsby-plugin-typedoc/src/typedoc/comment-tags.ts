import { translatedLocales } from '../../../../src/locales/locales';
import { translationTags } from './locale-comments';

/** JSDoc tags that TypeDoc doesn't know, and that say nothing to readers. */
export const IGNORED_TAGS: `@${string}`[] = ['@memberof', '@export', '@default', '@class'];

/** Tags whose `{Type}` says something that the signature doesn't. */
export const TYPED_TAGS: `@${string}`[] = [
  '@throws',
  '@exception',
  '@emits',
  '@fires',
  '@listens',
  '@yields',
  ...translatedLocales.flatMap((locale) => translationTags(locale).filter((tag) => tag.endsWith('Throws'))),
];
