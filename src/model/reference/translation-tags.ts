/** English tags that can be translated. `@param` becomes `@ukParam` in the `uk` locale. */
export const TRANSLATED_TAGS = [
  '@param',
  '@typeParam',
  '@returns',
  '@throws',
  '@remarks',
  '@deprecated',
  '@defaultValue',
] as const;

/** Lists all translation tags for a locale, for TypeDoc's `blockTags` option. */
export function translationTags(locale: string): `@${string}`[] {
  const summaryTag = localeTag(locale);
  return [summaryTag, ...TRANSLATED_TAGS.map((tag) => translatedTag(tag, summaryTag))];
}

/**
 * Returns the tag that translates a summary: `@uk`, or `@ptBR` for `pt-BR`, since tags can contain only
 * letters.
 */
export function localeTag(locale: string): `@${string}` {
  return `@${locale.replace(/[^a-z]/gi, '')}`;
}

/** Converts an English tag to its translation tag. */
export function translatedTag(tag: string, summaryTag: `@${string}`): `@${string}` {
  const name = tag.slice(1);
  return `${summaryTag}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
