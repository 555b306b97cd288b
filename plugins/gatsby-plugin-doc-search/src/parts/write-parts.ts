import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../../src/locales/locales';
import { searchPartPath } from '../../../../src/model/addresses';
import { digestFile, hashSources } from '../../../../src/model/files';
import { toAlgoliaObjects } from '../algolia/algolia-objects';
import { objectsFile } from '../algolia/objects-file';
import type { Synonym } from '../engine/names-part';
import { toSearchRecords } from '../records/to-search-records';
import type { SearchableDoc } from '../searchable-doc';
import { buildPart, PARTS } from './build-part';

/** The code that decides what an index holds. */
const SOURCES = ['plugins/gatsby-plugin-doc-search/src', 'src/model', 'src/locales'];

/** What an index was made of, and the files it became. */
interface Written {
  from: string;
  files: (string | null)[];
}

interface Cache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Writes the embedded index of one language and the records for Algolia. An index of the same docs that is still there is left alone: texts are
 * analyzed for it, which takes longer than anything else after a build.
 *
 * @param root - Folder of the site.
 * @param docs - Docs of that language.
 */
export async function writeParts(
  root: string,
  locale: Locale,
  docs: readonly SearchableDoc[],
  synonyms: readonly Synonym[],
  cache: Cache,
): Promise<void> {
  const files = PARTS.map((part) => path.join(root, 'public', searchPartPath(locale, part)));
  const all = [...files, objectsFile(root, locale)];
  const hash = createHash('sha256').update(JSON.stringify([docs, synonyms]));
  for (const folder of SOURCES) hashSources(hash, path.join(root, folder));
  const from = hash.digest('hex');
  const before = (await cache.get(locale)) as Written | undefined;
  if (before?.from === from && all.every((file, at) => digestFile(file) === before.files[at])) return;
  const records = toSearchRecords(docs);
  PARTS.forEach((part, at) => write(files[at] as string, buildPart(part, docs, records, synonyms)));
  write(objectsFile(root, locale), JSON.stringify(toAlgoliaObjects(records)));
  await cache.set(locale, { from, files: all.map(digestFile) } satisfies Written);
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
