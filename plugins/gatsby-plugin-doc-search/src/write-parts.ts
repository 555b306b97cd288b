import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { searchPartPath } from '../../../src/model/addresses';
import { digestFile, digestSources } from '../../../src/model/files';
import { toAlgoliaObjects } from '../../../src/search/algolia/algolia-objects';
import { objectsFile } from './algolia/objects-file';
import type { Synonym } from '../../../src/search/engine/names-part';
import { toSearchRecords } from '../../../src/search/records/to-search-records';
import type { SearchableDoc } from '../../../src/search/records/searchable-doc';
import { buildPart, PARTS } from '../../../src/search/records/build-part';

/** The code that decides what an index holds. */
const SOURCES = ['plugins/gatsby-plugin-doc-search/src', 'src/search', 'src/model', 'src/locales'];

/** What an index was made of, the files it became, and how many records it has. */
interface Written {
  from: string;
  files: (string | null)[];
  records: number;
}

interface Cache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Writes the embedded index of each language and the records for Algolia. An index of the same docs that is still there is left alone: texts are
 * analyzed for it, which takes longer than anything else after a build.
 *
 * @param root - Folder of the site.
 * @param docs - Docs of all languages.
 * @returns How many records all languages have.
 */
export async function writeParts(
  root: string,
  docs: readonly SearchableDoc[],
  synonyms: readonly Synonym[],
  cache: Cache,
): Promise<number> {
  const code = digestSources(root, SOURCES, synonyms);
  let count = 0;
  for (const locale of localeCodes) {
    const own = docs.filter((doc) => doc.locale === locale);
    const files = PARTS.map((part) => path.join(root, 'public', searchPartPath(locale, part)));
    const all = [...files, objectsFile(root, locale)];
    const from = createHash('sha256').update(code).update(JSON.stringify(own)).digest('hex');
    const before = (await cache.get(locale)) as Written | undefined;
    if (before?.from === from && all.every((file, at) => digestFile(file) === before.files[at])) {
      count += before.records;
      continue;
    }
    const records = toSearchRecords(own);
    PARTS.forEach((part, at) => write(files[at] as string, buildPart(part, own, records, synonyms)));
    write(objectsFile(root, locale), JSON.stringify(toAlgoliaObjects(records)));
    const written: Written = { from, files: all.map(digestFile), records: records.length };
    await cache.set(locale, written);
    count += records.length;
  }
  return count;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
