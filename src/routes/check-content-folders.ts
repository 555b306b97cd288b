import { isLocale, localeCodes } from '../locales/locales';
import type { Problem } from '../model/problem';
import { didYouMean } from '../model/nearest';

/**
 * Reports content folders that aren't a site language. Their guides would be missing without an
 * error.
 *
 * @param contentDir - The content folder's path, for messages.
 * @param folders - Its subfolder names.
 * @returns One error per unknown folder.
 */
export function checkContentFolders(contentDir: string, folders: readonly string[]): Problem[] {
  return folders
    .filter((folder) => !isLocale(folder) && !folder.startsWith('.'))
    .map((folder) => {
      const suggestion = didYouMean(folder, localeCodes);
      return {
        file: `${contentDir}/${folder}`,
        message: `the site has no language "${folder}" (it has ${localeCodes.join(', ')}).${suggestion ? ` Did you mean "${suggestion}"?` : ''} Rename the folder, or add the language to src/locales/locales.ts.`,
        severity: 'error',
      };
    });
}
