import fs from 'node:fs';
import path from 'node:path';
import { sourceDigest } from '../../packages/guide-files/source-digest';
import { defaultLocale, localeCodes } from '../../src/locales/locales';
import { stampSource } from './src/stamp-source';

/**
 * Writes a new guide in each language: `npm run translation -- create <path> <title>`. The path is
 * the one below `content/<locale>/`, with or without `.md`.
 *
 * @throws If an argument is missing, or a guide has this path.
 */
export function run(): void {
  const [name = '', ...words] = process.argv.slice(2);
  const title = words.join(' ');
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.md)?$/.test(name) || title === '')
    throw new Error(
      'Name a path below content/<locale>/, in lowercase with hyphens, and a title: npm run translation -- create how-to/send-email Send an email',
    );
  const files = localeCodes.map((locale) => `content/${locale}/${name.replace(/\.md$/, '')}.md`);
  const existing = files.filter((file) => fs.existsSync(file));
  if (existing.length > 0)
    throw new Error(`${existing.join(', ')} exists. Choose another path, or edit the guide.`);
  const original = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`${title}.`)}\ndraft: true\n---\n\nText.\n`;
  for (const [index, file] of files.entries()) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      localeCodes[index] === defaultLocale ? original : stampSource(original, sourceDigest(original)),
    );
  }
  const translated = files.filter((_, index) => localeCodes[index] !== defaultLocale);
  console.log(
    `Wrote ${files.join(' and ')}. Write a description and the text, delete "draft: true" when both are ready, run "npm run translation -- stamp ${translated.join(' ')}" after translating, and then "npm run check -- changed".`,
  );
}
