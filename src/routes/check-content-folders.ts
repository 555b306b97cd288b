import { isLocale, localeCodes } from '../locales/locales';
import { isHiddenFile } from '../model/docs/hidden-file';
import { errorIn, type Problem } from '../model/text/problem';
import { suggestion } from '../model/text/nearest';

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
    .filter((folder) => !isLocale(folder) && !isHiddenFile(folder))
    .map((folder) =>
      errorIn(
        `${contentDir}/${folder}`,
        `the site has no language "${folder}" (it has ${localeCodes.join(', ')}).${suggestion(folder, localeCodes)} Rename the folder, or add the language to src/locales/locales.ts.`,
      ),
    );
}

/** Control characters, spaces that look like others, and signs that don't show, such as U+200B. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u00A0\u2000-\u200A\u202F\u205F\u2800\u3000]/gu;

/** Characters that end a path in a URL, begin an escape, or separate folders, and invisible ones. */
const UNSAFE = new RegExp(`[#?%\\\\]|${INVISIBLE.source}`, 'u');
const GUIDE = /\.mdx?$/;
const OTHER = /\.(?:png|jpe?g|webp|avif|gif|svg|yml)$/i;

/**
 * Reports content files that can't have an address, or that the site would ignore.
 *
 * @param contentDir - The content folder's path, for messages.
 * @param files - The files' paths in it. Hidden files and the backups of editors may be there.
 * @returns One error per file.
 */
export function checkContentFiles(contentDir: string, files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const problem = isHiddenFile(file) ? null : fileProblem(file);
    return problem === null ? [] : [errorIn(visible(`${contentDir}/${file}`), problem)];
  });
}

/** Escapes characters that would garble the message. */
function visible(text: string): string {
  return text.replace(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function fileProblem(file: string): string | null {
  const sign = UNSAFE.exec(file)?.[0];
  if (sign !== undefined)
    return `the name contains "${visible(sign)}", which doesn't work in an address. Rename the file or folder.`;
  if (file !== file.normalize('NFC'))
    return 'the name has letters whose accents are separate characters (Unicode NFD), so typed links and translations do not find it. Rename the file or folder: type the name again.';
  if (!GUIDE.test(file) && !OTHER.test(file))
    return 'the site ignores files of this type. Guides end in .md or .mdx, in lowercase. Rename the file, or move it elsewhere.';
  if (!file.includes('/') && !file.endsWith('.yml'))
    return `the file is not in the folder of a language. Move it to one of ${localeCodes.map((code) => `${code}/`).join(', ')}.`;
  return null;
}
