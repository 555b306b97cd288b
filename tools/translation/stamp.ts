import fs from 'node:fs';
import path from 'node:path';
import { sourceDigest } from '../../packages/guide-files/source-digest';
import { defaultLocale, localeCodes } from '../../src/locales/locales';
import { listGuides } from '../../packages/guide-files/list-guides';
import { formatProblem } from '../../src/model/text/problem';
import { findUndecodable } from '../../src/node/read-text';
import { stampSource } from './src/stamp-source';
import { count } from '../../src/model/text/text';
import { isIn, wantedFiles } from '../../packages/guide-files/wanted-files';

/**
 * Records in translations which version of the original they translate. Stamps the pages or folders
 * passed as arguments; without arguments, only pages without a stamp, so that outdated translations
 * aren't marked as current by accident.
 */
const root = process.cwd();
const { names: wanted, covers } = wantedFiles(root);
const originals = new Map(listGuides(root, defaultLocale).map((guide) => [guide.relativePath, guide.source]));
const translations = localeCodes
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) => listGuides(root, locale));
const unknown = wanted.filter((name) => !translations.some(({ sourcePath }) => isIn(name, sourcePath)));
for (const name of unknown)
  console.error(`${name}: no translated guide here. Name a page or folder below content/<locale>/.`);

let stamped = 0;
let unreadable = 0;
for (const { relativePath, sourcePath, source } of translations) {
  const original = originals.get(relativePath);
  const chosen = wanted.length > 0 ? covers(sourcePath) : !/^translatedFrom:/m.test(source);
  if (!chosen || original === undefined) continue;
  // Writing the file would replace the bytes that aren't UTF-8.
  const [problem] = findUndecodable(source, sourcePath);
  if (problem) {
    console.error(formatProblem(problem));
    unreadable++;
    continue;
  }
  const after = stampSource(source, sourceDigest(original));
  if (after === source) continue;
  fs.writeFileSync(path.join(root, sourcePath), after);
  stamped++;
}
console.log(`${count(stamped, 'page')} stamped.`);
process.exitCode = unknown.length + unreadable > 0 ? 1 : 0;
