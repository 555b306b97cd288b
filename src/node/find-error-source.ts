import path from 'node:path';
import { listFiles } from './files';
import { findLine } from './find-line';

interface Page {
  sourcePath: string;
  locale: string;
}

/**
 * Finds the source line of a link on a reference page, so that problems point to the file to edit:
 * links in error explanations are copied from `content/<locale>/errors/`.
 *
 * @param contentDir - The content folder's path from the site's root.
 */
export function createFindErrorSource(
  contentDir: string,
): (page: Page, written: string) => { file: string; line: number } | null {
  return ({ sourcePath, locale }, written) => {
    if (!sourcePath.startsWith('typedoc-out/')) return null;
    const folder = path.posix.join(contentDir, locale, 'errors');
    const target = written.replace(/^(?:\.{1,2}\/)+/, '');
    for (const name of listFiles(folder, (each) => each.endsWith('.yml'))) {
      const file = `${folder}/${name}`;
      const line = findLine(file, target, /[\s"',()<>]+(?:(?:\.{1,2}\/)+)?/);
      if (line !== undefined) return { file, line };
    }
    return null;
  };
}
