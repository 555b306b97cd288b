import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/locales/locales';
import { searchPartPath } from '../../../src/model/docs/addresses';
import { COMMON_CODE, digestFile, digestSources, type Memory } from '../../../src/node/files';
import type { Synonym } from '../../../src/search/engine/names-part';
import { toSearchRecords } from '../../../src/search/records/to-search-records';
import type { SearchableDoc } from '../../../src/search/records/searchable-doc';
import { buildPart, PARTS } from '../../../src/search/records/build-part';

/** Folders with code that affects an index's content. */
const SOURCES = ['plugins/gatsby-plugin-doc-search/src', 'src/search', ...COMMON_CODE, 'src/locales'];

/** A written index: input digest, file digests, and number of records. */
interface Written {
  inputDigest: string;
  files: (string | null)[];
  records: number;
}

/**
 * Writes each language's embedded index. Skips the work if nothing changed: analyzing text is the
 * slowest step after a build.
 *
 * @param root - The site's root folder.
 * @param docs - Docs in all languages.
 * @param synonyms - Pairs of terms from the glossary.
 * @param cache - Gatsby's cache for the plugin.
 * @returns The number of records in all languages.
 */
export async function writeParts(
  root: string,
  docs: readonly SearchableDoc[],
  synonyms: readonly Synonym[],
  cache: Memory,
): Promise<number> {
  const code = digestSources(root, SOURCES, synonyms);
  let count = 0;
  for (const locale of localeCodes) {
    const localeDocs = docs.filter((doc) => doc.locale === locale);
    const files = PARTS.map((part) => path.join(root, 'public', searchPartPath(locale, part)));
    const inputDigest = createHash('sha256').update(code).update(JSON.stringify(localeDocs)).digest('hex');
    const before = (await cache.get(locale)) as Written | undefined;
    if (
      before?.inputDigest === inputDigest &&
      files.every((file, index) => digestFile(file) === before.files[index])
    ) {
      count += before.records;
      continue;
    }
    const records = toSearchRecords(localeDocs);
    PARTS.forEach((part, index) =>
      write(files[index] as string, buildPart(part, localeDocs, records, synonyms)),
    );
    const written: Written = { inputDigest, files: files.map(digestFile), records: records.length };
    await cache.set(locale, written);
    count += records.length;
  }
  return count;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
