import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, type Locale } from './locales';
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
  return Object.fromEntries(localeCodes.map((locale) => [locale, readFile(name, locale)])) as Record<
    Locale,
    Messages<Name>
  >;
}

/** Reads the texts of message files in one language, as a function like i18next's `t`. */
export function readTexts<Name extends Namespace>(language: string, ...names: Name[]): Text<Name> {
  return translator<Name>(language, ...names.map((name) => (locale: Locale) => readFile(name, locale)));
}

function readFile<Name extends Namespace>(name: Name, locale: Locale): Messages<Name> {
  const file = path.resolve('src/locales', locale, `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Messages<Name>;
}
