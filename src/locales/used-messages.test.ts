import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../node/files';
import { defaultLocale } from './locales';
import { namespaces, readMessages } from './read-messages';

const code = ['src', 'plugins']
  .flatMap((folder) =>
    listFiles(folder, (file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => path.join(folder, file)),
  )
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

/**
 * Checks whether code contains a key: in full, without its plural form, or as a prefix in a template
 * literal.
 */
const isUsed = (key: string): boolean => {
  const whole = key.replace(/_(?:one|other)$/, '');
  return [`'${whole}'`, `i18nKey="${whole}"`, `\`${whole.replace(/\.[^.]+$/, '')}.\${`].some((usage) =>
    code.includes(usage),
  );
};

// TypeDoc's theme looks up its names by kind and flag.
it.each(namespaces().filter((name) => name !== 'typedoc'))(
  'every message in %s is used, because readers download all of them',
  (namespace) => {
    const keys = Object.keys(readMessages(namespace)[defaultLocale]);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  },
);
