import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../model/files';
import { defaultLocale } from './locales';
import { readMessages } from './read-messages';

const code = ['src', 'plugins']
  .flatMap((folder) =>
    listFiles(folder, (file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => path.join(folder, file)),
  )
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

/** A key is asked for as it is, without its plural form, or as a beginning that a name follows. */
const isAskedFor = (key: string): boolean => {
  const base = key.replace(/\.[^.]+$/, '');
  return [`'${key}'`, `'${base}'`, `\`${base}.\${`].some((written) => code.includes(written));
};

it.each(['common', 'enhance', 'search', 'not-found', 'errors', 'feeds'] as const)(
  'code asks for every text of %s, since readers load them all',
  (namespace) => {
    const keys = Object.keys(readMessages(defaultLocale, namespace));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !isAskedFor(key))).toEqual([]);
  },
);
