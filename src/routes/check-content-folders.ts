import { isLocale, localeCodes } from '../locales/locales';
import type { Problem } from '../model/problem';
import { didYouMean } from '../model/nearest';

/**
 * Folders of guides that belong to no language of the site. Their guides would be missing without a word.
 *
 * @param contentDir - As messages show it.
 * @param folders - Names of the folders in it.
 */
export function checkContentFolders(contentDir: string, folders: readonly string[]): Problem[] {
  return folders
    .filter((folder) => !isLocale(folder) && !folder.startsWith('.'))
    .map((folder) => {
      const meant = didYouMean(folder, localeCodes);
      return {
        file: `${contentDir}/${folder}`,
        message: `the site has no language "${folder}" (it has ${localeCodes.join(', ')}).${meant ? ` Did you mean "${meant}"?` : ''} Rename the folder, or add the language to src/locales/locales.ts.`,
        severity: 'error',
      };
    });
}
