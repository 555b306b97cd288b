import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, isLocale, localeCodes, type Locale } from './locales';
import type { Messages, Namespace, Text } from './messages';
import { translator } from './translate';

/**
 * Reads a message file in all languages during a build or in a script. The working directory must
 * be the repository root.
 *
 * @param name - File name without extension.
 * @returns The messages by language and key.
 * @throws If a file is missing or isn't valid JSON.
 */
export function readMessages<Name extends Namespace>(name: Name): Record<Locale, Messages<Name>> {
  return readFiles(name, localeCodes);
}

/** Reads the texts of message files in one language, as a function like i18next's `t`. */
export function readTexts<Name extends Namespace>(language: string, ...names: Name[]): Text<Name> {
  const locale = isLocale(language) ? language : defaultLocale;
  return translator<Name>(locale, ...names.map((name) => readFiles(name, [locale])));
}

function readFiles<Name extends Namespace>(
  name: Name,
  locales: readonly Locale[],
): Record<Locale, Messages<Name>> {
  const read = (locale: Locale): unknown =>
    JSON.parse(fs.readFileSync(path.resolve('src/locales', locale, `${name}.json`), 'utf8'));
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<
    Locale,
    Messages<Name>
  >;
}
