import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from './locales';
import type { Messages, Namespace } from './messages';

/**
 * Reads the texts of a language in a build or a script; the working directory is the root of the site.
 *
 * @throws When the file is missing or isn't JSON.
 */
export function readMessages<Name extends Namespace>(locale: Locale, name: Name): Messages<Name> {
  const file = path.resolve('src/locales', locale, `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Messages<Name>;
}
