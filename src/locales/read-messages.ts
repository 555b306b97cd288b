import fs from 'node:fs';
import path from 'node:path';
import type { TransformFailure } from 'esbuild';
import { defaultLocale, localeCodes, type Locale } from './locales';
import type { Messages, Namespace, Translate } from './messages';
import { translator } from './translate';

const FOLDER = 'src/locales';

/**
 * Reads a message file in all languages during a build or in a script. The working directory must
 * be the repository root.
 *
 * @param name - File name without extension.
 * @returns The messages by language and key.
 * @throws If a file is missing or isn't valid JSON; the error names the file and the line.
 */
export function readMessages<Name extends Namespace>(name: Name): Record<Locale, Messages<Name>> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, readFile(name, locale)])) as Record<
    Locale,
    Messages<Name>
  >;
}

/** Reads the texts of message files in one language, as a function like i18next's `t`. */
export function readTexts<Name extends Namespace>(language: string, ...names: Name[]): Translate<Name> {
  return translator<Name>(language, ...names.map((name) => (locale: Locale) => readFile(name, locale)));
}

function readFile<Name extends Namespace>(name: Name, locale: Locale): Messages<Name> {
  return parseFile(`${FOLDER}/${locale}/${name}.json`) as Messages<Name>;
}

/** Returns the names of all message files, which are the same in every language. */
export const namespaces = (): Namespace[] =>
  messageFiles(defaultLocale).map((file) => path.basename(file, '.json') as Namespace);

const messageFiles = (locale: Locale): string[] =>
  fs
    .readdirSync(path.resolve(FOLDER, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${FOLDER}/${locale}/${name}`);

/** Checks whether all message files are valid JSON, and returns an error for each that isn't. */
export function checkMessageFiles(): string[] {
  return localeCodes.flatMap(messageFiles).flatMap((file) => {
    try {
      parseFile(file);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

function parseFile(file: string): unknown {
  const text = fs.readFileSync(path.resolve(file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(describeError(file, text, error as SyntaxError));
  }
}

/** Finds the line of a JSON error with esbuild: errors of `JSON.parse` name a line only in new Node.js. */
function describeError(file: string, text: string, { message }: SyntaxError): string {
  // Loaded only when needed: it can't start in jsdom, where component tests read messages.
  const { transformSync } = require('esbuild') as typeof import('esbuild');
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
    return `${file}: invalid JSON: ${message}`;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const line = first?.location?.line;
    return `${file}${line === undefined ? '' : `:${line}`}: invalid JSON: ${first?.text ?? message}. Correct this line or the end of the line above it.`;
  }
}
