import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../../src/locales/locales';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';

/**
 * Returns the file to which a build writes a language's Algolia records, for `npm run search`.
 */
export function objectsFile(root: string, locale: string): string {
  return path.join(root, '.cache', `search-objects.${locale}.json`);
}

/**
 * Reads the records from the last build in all languages.
 *
 * @param root - The site's root folder.
 * @throws When there was no build.
 */
export function readObjects(root: string): AlgoliaObject[] {
  return localeCodes.flatMap((locale) => {
    const file = objectsFile(root, locale);
    if (!fs.existsSync(file))
      throw new Error(`${path.relative(root, file)}: no search records found. Run "npm run build" first.`);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as AlgoliaObject[];
  });
}
