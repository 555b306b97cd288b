import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from './locales';
import type { Messages, Namespace } from './messages';

/**
 * Reads a message file during a build or in a script. The working directory must be the
 * repository root.
 *
 * @param locale - Language of the messages.
 * @param name - File name without extension.
 * @returns The messages by key.
 * @throws If the file is missing or isn't valid JSON.
 */
export function readMessages<Name extends Namespace>(locale: Locale, name: Name): Messages<Name> {
  const file = path.resolve('src/locales', locale, `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Messages<Name>;
}
